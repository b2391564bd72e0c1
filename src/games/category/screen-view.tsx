import { nameOf } from '#domain/table/names.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenCounts } from '#games/parts/screen-counts.tsx'
import { ScreenFrame, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import styles from './category-screen.module.css'
import { Fuse } from './fuse.tsx'
import { ScreenDoubt } from './screen-doubt.tsx'
import { ScreenFall } from './screen-fall.tsx'
import type { Screen } from './screen-props.ts'
import { ScreenRing } from './screen-ring.tsx'

/** On the TV: whose turn it is, and a clock, or a bomb that does not tell. */
export function ScreenView(screen: Screen) {
  const { round, rounds } = screen.view
  const note = rounds > 0 ? `of ${rounds}` : 'so far'
  return (
    <ScreenFrame screen={screen} count={round} note={note}>
      <Phase {...screen} />
    </ScreenFrame>
  )
}

function Phase(screen: Screen) {
  const { phase, round } = screen.view
  if (phase === 'challenged') return <ScreenDoubt {...screen} />
  if (phase === 'settled') return <ScreenFall key={round} {...screen} />
  return <Turn {...screen} />
}

function Turn({ view, players }: Screen) {
  const { phase, turn, mode, clock, callClock, fuse, penalties } = view
  const here = useSeatsHere(players)
  const name = nameOf(players, turn)
  const isReady = phase === 'ready'
  const running = isReady ? callClock : clock
  return (
    <>
      <div className={styles.turn}>
        <ScreenPrompt
          lead={isReady ? `${name} starts` : `${name}, name one`}
          rule={isReady ? readyRule(here.length) : turnRule(view)}
        >
          {promptText(view.prompt, { players, sober: true })}
        </ScreenPrompt>
        {mode === 'bomb' && !isReady ? (
          <Fuse fuse={fuse} />
        ) : (
          running && <ScreenRing clock={running} />
        )}
      </div>
      <ScreenCounts
        label="Times caught"
        players={players}
        seats={here}
        count={(seat) => penalties[seat] ?? 0}
        current={[turn]}
      />
    </>
  )
}

function readyRule(count: number): string {
  return count > 2 ? 'Who falls? Call it on your phone.' : 'Say one aloud, and pass it on.'
}

function turnRule({ mode, answers, turnSeconds }: Screen['view']): string {
  const said = `${answers} said.`
  if (mode === 'bomb') return `Nobody knows when it goes off. ${said}`
  return `${turnSeconds} seconds each. ${said}`
}
