import type { ReactNode } from 'react'
import type { Clock } from '#domain/table/clock.ts'
import styles from './count-in.module.css'
import { useClock, useTicks } from './use-clock.ts'

type CountInStageProps = { clock: Clock; children: ReactNode }

/** Three, two, one: the number is for the whole table. */
export function CountInStage({ clock, children }: CountInStageProps) {
  const face = useClock(clock)
  useTicks(face)
  return (
    <div className={styles.count}>
      <div className={styles.words}>{children}</div>
      <p className={styles.place} aria-live="assertive">
        <b key={face.seconds} className={styles.number}>
          {Math.max(1, face.seconds)}
        </b>
      </p>
    </div>
  )
}
