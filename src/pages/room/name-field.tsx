import { maxNameLength } from '#domain/table/players.ts'
import { Field } from '#ui/field.tsx'
import { useEarlyText } from './use-early-text.ts'

type NameFieldProps = {
  value: string
  onName: (name: string) => void
  problem?: string | null
  /** A name for another player of this phone. */
  isTheirs?: boolean
}

export function NameField({ value, onName, problem = null, isTheirs = false }: NameFieldProps) {
  const input = useEarlyText(value, onName)
  return (
    <Field
      ref={input}
      name="name"
      label={isTheirs ? 'Their name' : 'Your name'}
      value={value}
      problem={problem}
      maxLength={maxNameLength * 2}
      autoComplete={isTheirs ? 'off' : 'nickname'}
      enterKeyHint={isTheirs ? 'done' : 'go'}
      onChange={(event) => onName(event.target.value)}
    />
  )
}
