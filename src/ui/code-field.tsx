import { type ClipboardEvent, useState } from 'react'
import { cleanCode, phoneCodeLength } from './clean-code.ts'
import styles from './code-field.module.css'
import { Field } from './field.tsx'

type CodeFieldProps = {
  label: string
  hint?: string
  length?: number
  problem?: string | null
  /** For a form that is read when it is sent. */
  name?: string
  autoFocus?: boolean
  onComplete?: (code: string) => void
  onCode?: (code: string) => void
}

/** Accepts typing, pasting and the phone's autofill. */
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

  /** A whole code replaces the value; a part is inserted at the cursor. */
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
