import { ClockAnnouncer } from '#games/kit/clock-announcer.tsx'
import type { ClockFace } from '#games/kit/use-clock.ts'
import { Enso } from '#ui/enso.tsx'
import styles from './clock-ring.module.css'

/** The seconds left inside the ring they burn down. */
export function ClockRing({ seconds, share }: Pick<ClockFace, 'seconds' | 'share'>) {
  return (
    <div className={styles.clock}>
      <Enso
        progress={share}
        className={styles.ring}
        inkClassName={styles.ink}
        trackClassName={styles.track}
      />
      <p className={styles.seconds} aria-hidden>
        {seconds}
      </p>
      <ClockAnnouncer seconds={seconds} />
    </div>
  )
}
