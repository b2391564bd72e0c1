import { promptText } from '#games/parts/prompt-text.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { drumMs, type MomentStep, nameStepMs, useMoment } from '#games/parts/use-moment.ts'
import { CrownedNames } from './crowned-plate.tsx'
import { crownedGuess, crownLine, guessLine, type Screen } from './screen-props.ts'
import styles from './screen-reveal.module.css'
import { barRows, VoteBars } from './vote-bars.tsx'

const barsMs = 320
/** Before the first two. */
const waitMs = 700
const crownMs = 260
const guessMs = 600
const lastNames = 2

/** The TV's moment: nameless bars, names from the bottom, the first two after a wait, the crown. */
export function ScreenReveal({ view, players }: Screen) {
  const here = useSeatsHere(players)
  const rows = barRows(view.votes ?? [], here)
  const come = useMoment(stepsFor(rows.length))
  const named = Math.max(0, Math.min(rows.length, come - 1))
  const isCrowned = come > rows.length + 1
  const isOver = come > rows.length + 2
  const guess = crownedGuess(view, players)
  return (
    <div className={styles.reveal}>
      <div className={styles.crowned} aria-live="polite">
        <p className={styles.lead}>…{promptText(view.prompt, { players, sober: true })}</p>
        {isCrowned && (
          <>
            <CrownedNames players={players} crowned={view.crowned} />
            <p className={styles.line}>{crownLine(view, here.length)}</p>
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
      />
    </div>
  )
}

/** Bars, a step for each name, the crown, and what had been guessed. */
function stepsFor(rows: number): MomentStep[] {
  const namesAtMs = drumMs + barsMs
  const early = Math.max(0, rows - lastNames)
  const names = Array.from({ length: rows }, (_, place): MomentStep => {
    const isLast = place >= early
    const atMs = namesAtMs + (place + 1) * nameStepMs + (isLast ? waitMs : 0)
    return { atMs, cue: 'knock' }
  })
  const crownAtMs = (names.at(-1)?.atMs ?? namesAtMs) + nameStepMs
  return [
    { atMs: drumMs, cue: 'drum' },
    ...names,
    { atMs: crownAtMs + crownMs, cue: 'drum' },
    { atMs: crownAtMs + crownMs + guessMs },
  ]
}
