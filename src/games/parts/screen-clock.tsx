import type { ReactNode } from 'react'
import type { Clock } from '#domain/table/clock.ts'
import { RingClock } from './ring-clock.tsx'
import styles from './screen-clock.module.css'
import { useClock, useTicks } from './use-clock.ts'

/** A TV's ring with its seconds, beside other things; it ticks from five. */
export function ScreenClock({ clock, children }: { clock: Clock; children?: ReactNode }) {
  const face = useClock(clock)
  useTicks(face)
  return (
    <div className={styles.clock}>
      <RingClock face={face} className={styles.ring} />
      {children && <p>{children}</p>}
    </div>
  )
}

/** The same under words that take the whole width. */
export function ScreenTimeBar({ clock }: { clock: Clock }) {
  const face = useClock(clock)
  useTicks(face)
  return (
    <p className={styles.bar}>
      <progress value={face.share} max={1} aria-hidden />
      {face.seconds}
    </p>
  )
}
