import { useRef } from 'react'
import type { Seat } from '#domain/table/players.ts'
import { HeaderCount, PlayFrame, Tool } from '#games/kit/play-frame.tsx'
import type { PlayProps } from '#games/kit/play-props.ts'
import { useFitText } from '#ui/fit-text.ts'
import { Slab } from '#ui/slab.tsx'
import styles from './ready.module.css'
import type { Move, Options, View } from './rules.ts'
import { Scores } from './scores.tsx'
import type { TiltState } from './use-tilt.ts'

type ReadyProps = PlayProps<View, Move, Options> & { tilt: TiltState; onStart: () => void }

const howTo: Record<'granted' | 'denied' | 'missing', string> = {
  granted: 'Tilt down for a hit, up to pass.',
  denied: 'Motion is switched off in this browser: tap the big buttons instead.',
  missing: 'This device cannot feel a tilt: tap the big buttons instead.',
}

/** The phone changes hands: who guesses, who acts, who may steal. */
export function Ready(props: ReadyProps) {
  const { view, players, options, canUndo, undo, openPacks, tilt, onStart } = props
  const { seat, team, teams, turn, turns, isAlone, thieves, seconds } = view
  const nameOf = (other: Seat) => players[other]?.name
  const name = nameOf(seat) ?? ''
  const block = useRef<HTMLHeadingElement>(null)
  useFitText(block, name)
  const actors = teams[team]?.seats.filter((other) => other !== seat) ?? []
  return (
    <PlayFrame
      play={props}
      onNext={onStart}
      right={<HeaderCount note={`of ${turns}`}>{turn}</HeaderCount>}
      tools={
        <>
          {canUndo && (
            <Tool icon="icon-back" onPress={undo}>
              Back
            </Tool>
          )}
          <Tool icon="icon-strips" onPress={openPacks}>
            Packs
          </Tool>
        </>
      }
      dock={
        <Slab
          size="main"
          icon="icon-eyeon"
          keyHint="Space"
          onPress={onStart}
          note={`three to get set, then ${seconds} seconds`}
        >
          Ready
        </Slab>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach that */}
      <section className={styles.ready} aria-label="The next turn" tabIndex={0}>
        <p className={styles.lead}>Pass the phone to</p>
        <div className={styles.area}>
          <h2 ref={block} aria-live="polite">
            <bdi>{name}</bdi>
          </h2>
        </div>
        {options.teams > 0 && <p className={styles.side}>of {teams[team]?.name}</p>}
        <div className={styles.how}>
          <p>Hold it to your forehead, screen to the others. {howTo[tilt ?? 'granted']}</p>
          <p>
            {isAlone ? 'Everybody else acts' : <Names names={actors.map(nameOf)} />}
            {!isAlone && (actors.length === 1 ? ' acts' : ' act')}. Not a sound.
          </p>
          {thieves.length > 0 && (
            <p>
              {thieves.map((other) => teams[other]?.name).join(' and ')}, sit behind the phone: the
              last one may be yours.
            </p>
          )}
        </div>
      </section>
      <Scores teams={teams} points={view.points} />
    </PlayFrame>
  )
}

function Names({ names }: { names: readonly (string | undefined)[] }) {
  return names.map((name, place) => (
    <span key={name}>
      {place > 0 && (place === names.length - 1 ? ' and ' : ', ')}
      <bdi>{name}</bdi>
    </span>
  ))
}
