import type { Clock } from '#domain/table/clock.ts'
import { ClockAnnouncer } from '../parts/clock-announcer.tsx'
import { useClock, useTicks } from '../parts/use-clock.ts'
import styles from './venue-clock-line.module.css'

/** A phone's clock, low: the words keep their room. */
export function ClockLine({ clock }: { clock: Clock }) {
  const face = useClock(clock)
  useTicks(face)
  const { seconds, share } = face
  return (
    <div className={styles.line}>
      <progress value={share} max={1} aria-hidden />
      <b aria-hidden>{seconds}</b>
      <ClockAnnouncer seconds={seconds} />
    </div>
  )
}
