import type { FormEvent, ReactNode, RefObject } from 'react'
import { Field } from '#ui/field.tsx'
import styles from './players-sheet.module.css'

type NameFormProps = {
  label: string
  action: ReactNode
  typed: string
  problem: string | null
  onType: (text: string) => void
  onSubmit: () => void
  form?: RefObject<HTMLFormElement | null>
}

export function NameForm(props: NameFormProps) {
  const { label, action, typed, problem, onType, onSubmit, form } = props

  function submit(event: FormEvent): void {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form onSubmit={submit} ref={form} className={styles.form}>
      <Field
        label={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        problem={problem}
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        maxLength={200}
        end={
          <button type="submit" className={styles.add}>
            {action}
          </button>
        }
      />
    </form>
  )
}
