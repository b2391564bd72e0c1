import type { CSSProperties } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { longestWord } from '#games/parts/player-name.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenAudience } from '#games/parts/screen-audience.tsx'
import { maxInRow, ScreenCounts } from '#games/parts/screen-counts.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { type MomentStep, useScreenMoment } from '#games/parts/use-screen-moment.ts'
import type { Fault } from './card-state.ts'
import styles from './category-fall.module.css'
import { callWords } from './phone-props.ts'
import type { Screen } from './screen-props.ts'
import { Splash } from './splash.tsx'

/** Under the name. */
const faultLines: Record<Fault, string> = {
  timeout: 'ran out of time.',
  bomb: 'was holding it.',
  repeat: 'said it again.',
  rejected: 'said one that does not count.',
  upheld: 'doubted for nothing.',
}

const splashMs = 260
const callsMs = 1200

/** The drum, the name, and who saw it coming. */
const steps: readonly MomentStep[] = [
  { atMs: 0, cue: 'drum' },
  { atMs: splashMs, cue: 'knock' },
  { atMs: splashMs + callsMs },
]

/** The TV's moment: of a bomb first black and silence. */
export function ScreenFall({ view, players, heard }: Screen) {
  const { loser, fault, penalties } = view
  const isBomb = fault === 'bomb'
  const come = useScreenMoment(steps, isBomb ? 'silence' : 'claps')
  const here = useSeatsHere(players)
  const name = nameOf(players, loser ?? 0)
  const said = fault === 'timeout' || fault === 'bomb' ? 'falls' : 'stands'
  const letters = { '--letters': Math.max(5, longestWord(name)) } as CSSProperties
  return (
    <div
      className={styles.fall}
      data-black={isBomb && come === 0}
      data-shared={heard?.kind === said}
      data-many={here.length > maxInRow}
    >
      {isBomb && come > 0 && <Splash />}
      <div className={styles.words} aria-live="polite">
        <p className={styles.lead}>{promptText(view.prompt, { players, sober: true })}</p>
        {come > 1 && (
          <>
            <p className={styles.name} style={letters}>
              <bdi>{name}</bdi>
            </p>
            <p className={styles.line}>{fault ? faultLines[fault] : 'broke it.'}</p>
          </>
        )}
        {come > 2 && <p className={styles.calls}>{callWords(view, players)}</p>}
      </div>
      <ScreenAudience shape="low" isHidden={come < 3} kind={said} {...{ heard, players }} />
      <ScreenCounts
        label="Times caught"
        players={players}
        seats={here}
        count={(seat) => (penalties[seat] ?? 0) - (come < 2 && seat === loser ? 1 : 0)}
        current={come > 1 && loser !== null ? [loser] : []}
      />
    </div>
  )
}
