import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useOwner } from '../owner.ts'
import { callAuth } from './call-auth.ts'
import { PasswordForm } from './password-form.tsx'
import type { SettingProps } from './setting-props.ts'
import styles from './settings.module.css'
import { useFormAction } from './use-form-action.ts'

export function PasswordSheet({ open, onClose }: SettingProps) {
  const { viewer } = useOwner()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Password"
      lead={viewer.hasPassword ? 'The old one first.' : 'This account has none.'}
    >
      {viewer.hasPassword ? <PasswordForm onClose={onClose} /> : <FirstPassword />}
    </Sheet>
  )
}

function FirstPassword() {
  const { viewer, sendsMail } = useOwner()
  const action = useFormAction()
  const { email } = viewer
  if (email === null) {
    return (
      <p className={styles.words}>
        Add an e-mail address first: the link to a password is made for it.
      </p>
    )
  }

  async function ask(): Promise<void> {
    const body = { email, redirectTo: '/reset-password' }
    if (await action.run(() => callAuth('POST', '/request-password-reset', body))) {
      action.setDone(
        sendsMail
          ? `Look in the mail of ${email} and open the link there.`
          : 'The link is made. Ask the person who runs this site for it: it works for an hour.',
      )
    }
  }

  return (
    <div className={styles.form}>
      <p className={styles.words}>
        {sendsMail
          ? `We send a letter to ${email}. Its link lets you choose one, and signs out every device.`
          : 'This site sends no e-mail: the person who runs it hands you a link. It lets you choose a password, and signs out every device.'}
      </p>
      <Alert message={action.problem} />
      <Alert kind="notice" message={action.done} />
      <BusyButton busy={action.isBusy} onPress={() => void ask()}>
        {sendsMail ? 'Set one by mail' : 'Make the link'}
      </BusyButton>
    </div>
  )
}
