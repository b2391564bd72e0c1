import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { guessLine } from '#games/parts/guess-line.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenAudience } from '#games/parts/screen-audience.tsx'
import { ScreenTimeBar } from '#games/parts/screen-clock.tsx'
import { ScreenEyes, ScreenFrame, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import { ScreenNames } from '#games/parts/screen-names.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { Petals } from './petals.tsx'
import { howMany } from './phone-props.ts'
import type { Options } from './rules-options.ts'
import type { View } from './rules-state.ts'
import styles from './screen-view.module.css'
import { type RevealStep, useReveal } from './use-reveal.ts'

type Screen = ScreenProps<View, Options>

/** On the TV: never who answered what before all are in. */
export function ScreenView(screen: Screen) {
  const { view } = screen
  const { round, rounds, phase } = view
  const note = rounds > 0 ? `of ${rounds}` : 'so far'
  return (
    <ScreenFrame screen={screen} count={round} note={note}>
      {phase === 'ask' ? (
        <Ask {...screen} />
      ) : phase === 'story' ? (
        <Story {...screen} />
      ) : (
        <Reveal key={round} {...screen} />
      )}
    </ScreenFrame>
  )
}

function Ask({ view, players }: Screen) {
  const here = useSeatsHere(players)
  return (
    <>
      <ScreenPrompt
        lead="Never have I ever…"
        rule="Answer on your phone. Names come when everybody is in."
      >
        {promptText(view.prompt, { players, sober: true })}
      </ScreenPrompt>
      <ScreenEyes done={Math.min(view.answered, here.length)} of={here.length} />
    </>
  )
}

function Reveal({ view, players, heard }: Screen) {
  const { guilty, counting, petals } = view
  const guesses = guessLine(view, players, players.length)
  const step = useReveal(guilty.length)
  const innocent = useSeatsHere(players).filter((seat) => !guilty.includes(seat))
  return (
    <>
      <ScreenPrompt lead={`…${promptText(view.prompt, { players, sober: true })}`} size="huge">
        {headline(step, guilty.length)}
      </ScreenPrompt>
      <ScreenNames
        players={players}
        seats={guilty.slice(0, step.named)}
        before={(seat) => counting && <Petals left={petals[seat] ?? 0} isLosing={!step.isOver} />}
        note={(seat) => counting && loss(petals[seat] ?? 0, guilty.length)}
      />
      {step.isOver && (
        <Rest label="Have not" seats={innocent} players={players} view={view}>
          {guesses && <b>{guesses}</b>}
        </Rest>
      )}
      {step.isOver && <ScreenAudience kind="has" heard={heard} players={players} />}
    </>
  )
}

function headline({ count }: RevealStep, all: number): string {
  return all > 0 && count === 0 ? '…' : howMany(count)
}

function loss(left: number, guilty: number): string {
  if (left === 0) return 'last one gone'
  return guilty > 6 ? `${left} left` : `loses one, ${left} left`
}

type RestProps = Pick<Screen, 'players' | 'view'> & {
  label: string
  seats: readonly Seat[]
  children?: ReactNode
}

function Rest({ label, seats, players, view, children }: RestProps) {
  const { petals, counting } = view
  return (
    <div className={styles.rest}>
      {seats.length > 0 && <h2>{label}</h2>}
      {seats.map((seat) => (
        <span key={players[seat]?.id}>
          {counting && <Petals left={petals[seat] ?? 0} isLosing={false} />}
          <bdi>{nameOf(players, seat)}</bdi>
        </span>
      ))}
      {children}
    </div>
  )
}

function Story({ view, players }: Screen) {
  const name = nameOf(players, view.teller ?? 0)
  return (
    <>
      <ScreenPrompt
        lead={`…${promptText(view.prompt, { players, sober: true })}`}
        size="huge"
        rule="Story, please. As long or as short as you like."
      >
        {`Only ${name} has.`}
      </ScreenPrompt>
      {view.clock && <ScreenTimeBar clock={view.clock} />}
    </>
  )
}
