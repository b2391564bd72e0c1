import { type FormEvent, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { EyeSwitch } from '#ui/eye.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { useOwner } from '../owner.ts'
import { callAuth } from './call-auth.ts'
import styles from './settings.module.css'
import { useFormAction } from './use-form-action.ts'

/** Changes the password; may sign out other devices. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { toast, viewer } = useOwner()
  const action = useFormAction()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [endsOthers, setEndsOthers] = useState(true)

  async function change(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (current === '') return action.setProblem('Write your current password first.')
    const body = { currentPassword: current, newPassword: next, revokeOtherSessions: endsOthers }
    if (!(await action.run(() => callAuth('POST', '/change-password', body)))) return
    toast(endsOthers ? 'New password. Other devices are out.' : 'New password.')
    onClose()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void change(event)} noValidate>
      {/* Tells password managers which account it is. */}
      <input type="text" autoComplete="username" value={viewer.email ?? ''} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="8 characters or more. A short sentence is best."
        value={next}
        onChange={(event) => setNext(event.target.value)}
      />
      <RowList>
        <Row
          title="Sign out the others"
          note="every other device"
          isOn={endsOthers}
          onPress={() => setEndsOthers(!endsOthers)}
          end={<EyeSwitch on={endsOthers} />}
        />
      </RowList>
      <Alert message={action.problem} />
      <BusyButton submit busy={action.isBusy}>
        Change it
      </BusyButton>
    </form>
  )
}
