import styles from './clear-button.module.css'
import { Glyph } from './glyph.tsx'

/** At the end of a field to search by: empties it, and the field has the focus again. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label="Clear"
      onClick={(event) => {
        onClear()
        event.currentTarget.parentElement?.querySelector('input')?.focus()
      }}
    >
      <Glyph id="icon-x" />
    </button>
  )
}
