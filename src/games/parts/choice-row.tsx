import { useId } from 'react'
import { Eye } from '#ui/eye.tsx'
import styles from './choice-row.module.css'

type ChoiceRowProps<V> = {
  label: string
  hint?: string
  choices: readonly { value: V; label: string }[]
  chosen: V
  onChoose: (value: V) => void
}

/** A few settings side by side, one of them chosen: the open eye. */
export function ChoiceRow<V extends string | number | boolean>(props: ChoiceRowProps<V>) {
  const { label, hint, choices, chosen, onChoose } = props
  const name = useId()
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <label key={String(value)} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <Eye open={value === chosen} className={styles.eye} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
