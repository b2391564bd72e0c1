import { listNames, nameOf } from '#domain/table/names.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { type MomentStep, useScreenMoment } from '#games/parts/use-screen-moment.ts'
import type { Screen } from './screen-props.ts'
import styles from './screen-reveal.module.css'
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
  const verb = crowned.length === 1 ? 'wears' : 'wear'
  return (
    <div className={styles.reveal}>
      <div className={styles.crowned} aria-live="polite">
        <p className={styles.lead}>{name} has pleaded</p>
        {come > 0 && <p className={styles.verdict}>{isAcquitted ? 'Acquitted.' : 'Guilty.'}</p>}
        {come > 1 && (
          <p className={styles.line}>
            {isAcquitted
              ? crowned.length > 0
                ? `${listNames(players, crowned)} ${verb} the crown instead.`
                : 'Nobody wears the crown.'
              : `${name} keeps the crown.`}
          </p>
        )}
      </div>
      <VoteBars
        {...{ rows, players }}
        named={rows.length}
        crowned={come > 1 ? crowned : []}
        isRisen
      />
    </div>
  )
}
