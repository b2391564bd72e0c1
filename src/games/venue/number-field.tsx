import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import styles from './venue-phone.module.css'

/** Null for what is no number. “1,200” and “1 200” are twelve hundred, “12,5” is twelve and a half. */
export function readNumber(typed: string): number | null {
  const text = typed.replace(/\s/g, '').replace(/,(?=\d{3}(\D|$))/g, '')
  const value = Number(text.replace(',', '.'))
  return text === '' || !Number.isFinite(value) ? null : value
}

/** What is typed, and what it is worth once it is sent. */
export function useNumber(send: (value: number) => void) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  return {
    typed,
    problem,
    type(text: string) {
      setTyped(text)
      setProblem(null)
    },
    submit() {
      const value = readNumber(typed)
      if (value === null) setProblem('A number, please.')
      else send(value)
    },
  }
}

type NumberFieldProps = { label: string; number: ReturnType<typeof useNumber> }

export function NumberField({ label, number }: NumberFieldProps) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        number.submit()
      }}
    >
      <Field
        label={label}
        value={number.typed}
        problem={number.problem}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={16}
        onChange={({ target }) => number.type(target.value)}
      />
    </form>
  )
}
