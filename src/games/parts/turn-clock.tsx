import type { Clock } from '#domain/table/clock.ts'
import { RingClock } from './ring-clock.tsx'
import styles from './turn-clock.module.css'
import { useClock, useTicks } from './use-clock.ts'

/** A ring that shrinks as the turn goes, and ticks. */
export function TurnClock({ clock }: { clock: Clock }) {
  const face = useClock(clock)
  useTicks(face)
  const unit = face.seconds === 1 ? 'second' : 'seconds'
  return (
    <div className={styles.place}>
      <RingClock
        isSilent
        face={face}
        word={face.running ? unit : 'resting'}
        className={styles.ring}
      />
    </div>
  )
}
