import { type FormEvent, useState } from 'react'
import { rename } from '#browser/session/profile-actions.ts'
import { cleanUsername, maxUsernameLength } from '#domain/profile/username.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useOwner } from '../owner.ts'
import type { SettingProps } from './setting-props.ts'
import styles from './settings.module.css'
import { useFormAction } from './use-form-action.ts'

export function NameSheet({ open, onClose }: SettingProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Name" lead="What the house calls you.">
      <NameForm onClose={onClose} />
    </Sheet>
  )
}

function NameForm({ onClose }: { onClose: () => void }) {
  const { profile, toast } = useOwner()
  const action = useFormAction()
  const [typed, setTyped] = useState(profile.username)
  const [wrong, setWrong] = useState<string | null>(null)
  const name = cleanUsername(typed)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const problem = findProblem(typed)
    setWrong(problem)
    if (problem) return
    if (!(await action.run(() => rename(name)))) return
    toast(`You are ${name} now.`)
    onClose()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <Field
        label="Name"
        hint={`1 to ${maxUsernameLength} characters, no spaces.`}
        value={typed}
        problem={wrong}
        maxLength={100}
        autoComplete="nickname"
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(null)
        }}
      />
      {name !== '' && name !== typed && wrong === null && (
        <p className={styles.words}>
          It will be <strong>{name}</strong>.
        </p>
      )}
      <Alert message={action.problem} />
      <BusyButton submit busy={action.isBusy}>
        Keep this name
      </BusyButton>
    </form>
  )
}

function findProblem(typed: string): string | null {
  const bare = typed.replace(/\s/gu, '')
  const name = cleanUsername(bare)
  if (name === '') return 'A name needs at least one character that can be seen.'
  return name === bare ? null : `At most ${maxUsernameLength} characters, please. This is longer.`
}
