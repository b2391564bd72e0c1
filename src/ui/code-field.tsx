import { type ClipboardEvent, useState } from 'react'
import { cleanCode, phoneCodeLength } from './clean-code.ts'
import styles from './code-field.module.css'
import { Field } from './field.tsx'

type CodeFieldProps = {
  label: string
  hint?: string
  /** Digits of a whole code. */
  length?: number
  problem?: string | null
  /** For a form that is read when it is sent. */
  name?: string
  autoFocus?: boolean
  /** All digits are there. */
  onComplete?: (code: string) => void
  /** At every change. */
  onCode?: (code: string) => void
}

/** One strip for a code, typed, pasted, or handed over by the phone. */
export function CodeField({
  length = phoneCodeLength,
  onComplete,
  onCode,
  ...field
}: CodeFieldProps) {
  const [code, setCode] = useState('')

  function take(next: string): void {
    if (next === code) return
    setCode(next)
    onCode?.(next)
    if (next.length === length) onComplete?.(next)
  }

  /** A whole code replaces what is there; a part goes where the cursor stands. */
  function paste(event: ClipboardEvent): void {
    const pasted = cleanCode(event.clipboardData.getData('text'), length)
    if (pasted.length < length) return
    event.preventDefault()
    take(pasted)
  }

  return (
    <Field
      {...field}
      className={styles.code}
      value={code}
      onChange={(event) => take(cleanCode(event.target.value, length))}
      onPaste={paste}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
    />
  )
}
