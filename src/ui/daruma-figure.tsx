import styles from './belt.module.css'
import { Daruma } from './daruma.tsx'

/**
 * Needs an isolated, positioned box that ends where a Belt begins: it is drawn behind the belt's
 * knot.
 */
export function DarumaFigure({ eyes }: { eyes: 1 | 2 }) {
  return (
    <div className={styles.behind}>
      <Daruma face={eyes === 2 ? 'won' : 'one-eye'} className={styles.figure} />
    </div>
  )
}
