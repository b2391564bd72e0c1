import { Glyph } from '#ui/glyph.tsx'
import styles from './test-mode.module.css'

/** Shown on every payment page that uses the bundled simulator. */
export function TestMode() {
  return (
    <p className={styles.tag}>
      <Glyph id="icon-eyeon" />
      Test mode: no money moves
    </p>
  )
}
