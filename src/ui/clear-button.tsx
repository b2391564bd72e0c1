import styles from './clear-button.module.css'
import { Glyph } from './glyph.tsx'

/** For search fields; keeps the focus in the field. */
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
