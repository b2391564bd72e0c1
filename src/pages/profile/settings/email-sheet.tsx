import { type FormEvent, useState } from 'react'
import { problemFor } from '#browser/session/sign-in-errors.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useOwner } from '../owner.ts'
import { callAuth } from './call-auth.ts'
import type { SettingProps } from './setting-props.ts'
import styles from './settings.module.css'
import { useFormAction } from './use-form-action.ts'

export function EmailSheet({ open, onClose }: SettingProps) {
  const { viewer, sendsMail } = useOwner()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="E-mail"
      lead={viewer.email ? `Now: ${viewer.email}` : 'None yet.'}
    >
      {!sendsMail && (
        <p className={styles.words}>
          This site sends no e-mail. Ask the person who runs it for the links.
        </p>
      )}
      <EmailForm current={viewer.email} />
    </Sheet>
  )
}

function EmailForm({ current }: { current: string | null }) {
  const action = useFormAction()
  const [typed, setTyped] = useState('')

  async function change(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const newEmail = typed.trim()
    if (newEmail === '') return action.setProblem('Write the new address first.')
    if (newEmail.toLowerCase() === current) {
      return action.setProblem('This is your address already. Write the new one.')
    }
    if (!event.currentTarget.checkValidity()) {
      return action.setProblem(problemFor('INVALID_EMAIL').sentence)
    }
    const callbackURL = `/verify-email?to=${encodeURIComponent(newEmail)}`
    const body = { newEmail, callbackURL }
    if (!(await action.run(() => callAuth('POST', '/change-email', body)))) return
    action.setDone(
      current
        ? `Look in the mail of ${current} first: open the link there, then the one that comes to ${newEmail}.`
        : `Look in the mail of ${newEmail} and open the link there.`,
    )
  }

  return (
    <form className={styles.form} onSubmit={(event) => void change(event)} noValidate>
      <Field
        label="New e-mail"
        hint={
          current
            ? 'Both addresses have to agree: each gets an e-mail.'
            : 'It gets an e-mail first.'
        }
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Alert message={action.problem} />
      <Alert kind="notice" message={action.done} />
      <BusyButton submit busy={action.isBusy}>
        Send the letter
      </BusyButton>
    </form>
  )
}
