import { ScrollHint } from '#ui/scroll-hint.tsx'
import styles from './call-row.module.css'

type CallRowProps<V> = {
  /** What is predicted, as a question. */
  label: string
  /** What a right call is worth. */
  note: string
  choices: readonly { value: V; label: string }[]
  /** Null before the first tap. */
  chosen: V | null
  onChoose: (value: V) => void
  /** Many: on several lines instead of beyond the edge. */
  wraps?: boolean
}

/** A call: this phone's secret prediction, changeable until it closes, never waited for. */
export function CallRow<V extends string | number | boolean>(props: CallRowProps<V>) {
  const { label, note, choices, chosen, onChoose, wraps } = props
  return (
    <fieldset className={styles.call}>
      <legend>
        {label} <small>{note}</small>
      </legend>
      <div className={styles.choices} data-wraps={wraps}>
        {choices.map((choice) => (
          <button
            key={String(choice.value)}
            type="button"
            aria-pressed={choice.value === chosen}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </button>
        ))}
        <ScrollHint />
      </div>
    </fieldset>
  )
}
