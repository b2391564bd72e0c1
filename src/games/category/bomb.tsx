import { Ring } from '#games/parts/ring-clock.tsx'
import styles from '#games/parts/turn-clock.module.css'

/** The screen may not know the time. */
export function Bomb({ isTicking }: { isTicking: boolean }) {
  return (
    <div className={styles.place}>
      <Ring
        share={1}
        word={isTicking ? 'ticking' : 'resting'}
        className={`${styles.ring} ${isTicking ? styles.turning : ''}`}
      >
        ?
      </Ring>
    </div>
  )
}
