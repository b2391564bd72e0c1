import { useState } from 'react'
import { countTaps } from '#domain/table/audience.ts'
import { nameStepMs } from '#domain/table/moment.ts'
import { guessLine } from '#games/parts/guess-line.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { type MomentStep, useScreenMoment } from '#games/parts/use-screen-moment.ts'
import { CrownedNames } from './crowned-plate.tsx'
import styles from './likely-screen.module.css'
import {
  audienceLine,
  audienceVotes,
  crownedGuess,
  crownLine,
  type Screen,
} from './screen-props.ts'
import { barRows, VoteBars } from './vote-bars.tsx'

const barsMs = 320
/** Before the first two. */
const waitMs = 700
const crownMs = 260
const guessMs = 600
const lastNames = 2

/** The TV's moment: nameless bars, names from the bottom, the first two after a wait, the crown. */
export function ScreenReveal({ view, players, heard: told }: Screen) {
  const heard = told?.kind === 'crown' ? told : null
  const here = useSeatsHere(players)
  const rows = barRows(view.votes ?? [], here)
  const [steps] = useState(() => stepsFor(rows.length))
  const come = useScreenMoment(steps)
  const named = Math.max(0, Math.min(rows.length, come - 1))
  const isCrowned = come > rows.length + 1
  const isOver = come > rows.length + 3
  const guess = crownedGuess(view, players)
  return (
    <div className={styles.reveal}>
      <div className={styles.crowned} aria-live="polite">
        <p className={styles.lead}>…{promptText(view.prompt, { players, sober: true })}</p>
        {isCrowned && (
          <>
            <CrownedNames players={players} crowned={view.crowned} />
            <p className={styles.line}>
              {crownLine(view, here.length)}
              {heard && isOver && !guess && <span> {audienceLine(heard, players)}</span>}
            </p>
          </>
        )}
        {isOver && (
          <p className={styles.guess}>
            {guess && <b>{guess} </b>}
            {guessLine(view, players)}
          </p>
        )}
      </div>
      <VoteBars
        rows={rows}
        players={players}
        named={named}
        crowned={isCrowned ? view.crowned : []}
        isRisen={come > 0}
        shares={isOver ? audienceVotes(heard, players) : null}
        taps={countTaps(heard?.taps ?? {})}
      />
    </div>
  )
}

/** Bars, a step for each name, the crown, and what had been guessed. */
function stepsFor(rows: number): MomentStep[] {
  const early = Math.max(0, rows - lastNames)
  const names = Array.from({ length: rows }, (_, place): MomentStep => {
    const isLast = place >= early
    const atMs = barsMs + (place + 1) * nameStepMs + (isLast ? waitMs : 0)
    return { atMs, cue: 'knock' }
  })
  const crownAtMs = (names.at(-1)?.atMs ?? barsMs) + nameStepMs
  return [
    { atMs: 0, cue: 'drum' },
    ...names,
    { atMs: crownAtMs },
    { atMs: crownAtMs + crownMs, cue: 'drum' },
    { atMs: crownAtMs + crownMs + guessMs },
  ]
}
