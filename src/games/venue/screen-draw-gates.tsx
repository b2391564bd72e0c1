import type { DrawProps } from './draw-props.ts'
import styles from './venue-screen-draw.module.css'

const wave =
  'M0 40Q60 8 120 40T240 40T360 40T480 40T600 40T720 40T840 40T960 40T1080 40T1200 40T1320 40T1440 40T1560 40T1680 40T1800 40T1920 40V400H0Z'

/** Slusen: the lock's gates part, and the card rises on the water. */
export function ScreenGates({ step, isOver, children }: DrawProps) {
  return (
    <div className={styles.lock} data-step={isOver ? 'open' : step}>
      <div className={styles.rising}>{children}</div>
      {!isOver && (
        <>
          <svg
            className={styles.water}
            viewBox="0 0 1920 400"
            preserveAspectRatio="none"
            aria-hidden
          >
            <path d={wave} />
          </svg>
          <div className={styles.gates} aria-hidden>
            <i />
            <i />
          </div>
        </>
      )}
    </div>
  )
}
