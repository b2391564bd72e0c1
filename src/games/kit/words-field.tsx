import { useId } from 'react'
import styles from './words-field.module.css'

type WordsFieldProps = {
  label: string
  hint: string
  maxLength: number
  value: string
  onChange: (value: string) => void
}

/** A rice strip with room for sentences. */
export function WordsField({ label, hint, maxLength, value, onChange }: WordsFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        dir="auto"
        rows={4}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
