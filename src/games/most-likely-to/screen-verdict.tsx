import { nameOf } from '#domain/table/names.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { type MomentStep, useScreenMoment } from '#games/parts/use-screen-moment.ts'
import { CrownedNames } from './crowned-plate.tsx'
import styles from './likely-screen.module.css'
import type { Screen } from './screen-props.ts'
import { barRows, VoteBars } from './vote-bars.tsx'

const steps: readonly MomentStep[] = [
  { atMs: 0, cue: 'drum' },
  { atMs: 700, cue: 'knock' },
]

/** The verdict stamps in, and then the crown stays or moves on. */
export function ScreenVerdict({ view, players }: Screen) {
  const { appeal, crowned, votes } = view
  const come = useScreenMoment(steps)
  const rows = barRows(votes ?? [], useSeatsHere(players))
  const name = nameOf(players, appeal?.seat ?? 0)
  const isAcquitted = appeal?.acquitted === true
  const instead = crowned.length === 1 ? 'wears the crown instead.' : 'share the crown instead.'
  const crownWords = isAcquitted
    ? crowned.length > 0
      ? instead
      : 'Nobody wears the crown.'
    : 'keeps the crown.'
  return (
    <div className={styles.reveal}>
      <div className={styles.crowned} data-judged aria-live="polite">
        <p className={styles.lead}>{name} has pleaded</p>
        {come > 0 && <p className={styles.verdict}>{isAcquitted ? 'Acquitted.' : 'Guilty.'}</p>}
        {come > 1 && (
          <>
            {crowned.length > 0 && <CrownedNames players={players} crowned={crowned} />}
            <p className={styles.line}>{crownWords}</p>
          </>
        )}
      </div>
      <VoteBars
        {...{ rows, players }}
        named={rows.length}
        crowned={come > 1 ? crowned : []}
        isRisen
        shares={null}
      />
    </div>
  )
}
