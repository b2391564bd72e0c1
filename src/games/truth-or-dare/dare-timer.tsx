import type { Clock } from '#domain/table/clock.ts'
import { ClockAnnouncer } from '#games/kit/clock-announcer.tsx'
import { useClock } from '#games/kit/use-clock.ts'
import { Enso } from '#ui/enso.tsx'
import styles from './dare-timer.module.css'
import type { Move } from './rules.ts'

/** A dare that says how long it lasts brings its own clock; a tap starts and stops it. */
export function DareTimer({ clock, send }: { clock: Clock; send: (move: Move) => void }) {
  const { seconds, share, running } = useClock(clock, () => send({ type: 'timeout' }))
  const isFresh = clock.leftMs === clock.lengthMs
  const hint = running
    ? 'tap to stop'
    : seconds === 0
      ? 'time. Again?'
      : isFresh
        ? 'tap to start'
        : 'tap to go on'
  return (
    <button
      type="button"
      className={styles.timer}
      onClick={() => send({ type: running ? 'pause' : 'resume' })}
    >
      <Enso
        progress={share}
        className={styles.ring}
        inkClassName={styles.ink}
        trackClassName={styles.track}
      />
      <span className={styles.face}>
        <b>{seconds}</b>
        <small>{hint}</small>
      </span>
      <ClockAnnouncer seconds={seconds} />
    </button>
  )
}
