import type { Clock } from '#domain/table/clock.ts'
import { ScreenClock } from '#games/parts/screen-clock.tsx'
import styles from './category-screen.module.css'

/** Beside the category. */
export function ScreenRing({ clock }: { clock: Clock }) {
  return (
    <div className={styles.ring}>
      <ScreenClock clock={clock} />
    </div>
  )
}
