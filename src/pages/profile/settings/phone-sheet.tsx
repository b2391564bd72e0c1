import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { readPhoneNumber } from '#browser/session/phone-number.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { phoneCodeLength, shortCodeMessage } from '#ui/clean-code.ts'
import { CodeField } from '#ui/code-field.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useOwner } from '../owner.ts'
import { callAuth } from './call-auth.ts'
import type { SettingProps } from './setting-props.ts'
import styles from './settings.module.css'
import { useFormAction } from './use-form-action.ts'

const countryMessage = 'Write the number with its country, as in +47 912 34 567.'

export function PhoneSheet({ open, onClose }: SettingProps) {
  const { viewer } = useOwner()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Phone"
      lead={viewer.phoneNumber ? `Now: ${viewer.phoneNumber}` : 'None yet. A code opens the door.'}
    >
      <PhoneForm onClose={onClose} />
    </Sheet>
  )
}

function PhoneForm({ onClose }: { onClose: () => void }) {
  const { toast } = useOwner()
  const { revalidate } = useRevalidator()
  const action = useFormAction()
  const [typed, setTyped] = useState('')
  /** The number that got a code; null before. */
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState('')

  async function send(): Promise<void> {
    const phoneNumber = readPhoneNumber(typed)
    if (phoneNumber === null) return action.setProblem(countryMessage)
    if (await action.run(() => callAuth('POST', '/phone-number/send-otp', { phoneNumber }))) {
      setSentTo(phoneNumber)
    }
  }

  async function verify(sixDigits: string): Promise<void> {
    if (sixDigits.length < phoneCodeLength) {
      return action.setProblem(shortCodeMessage(phoneCodeLength))
    }
    const body = { phoneNumber: sentTo, code: sixDigits, updatePhoneNumber: true }
    if (!(await action.run(() => callAuth('POST', '/phone-number/verify', body)))) return
    toast(`${sentTo} is yours now.`)
    void revalidate()
    onClose()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void (sentTo === null ? send() : verify(code))
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {sentTo === null ? (
        <Field
          label="New number"
          hint="With its country, as in +47 912 34 567."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <CodeField
          label={`The code we sent to ${sentTo}`}
          autoFocus
          onCode={setCode}
          onComplete={(sixDigits) => void verify(sixDigits)}
        />
      )}
      <Alert message={action.problem} />
      <BusyButton submit busy={action.isBusy}>
        {sentTo === null ? 'Send a code' : 'This is it'}
      </BusyButton>
      {sentTo !== null && (
        <button type="button" className={styles.small} onClick={() => setSentTo(null)}>
          Another number, or another code
        </button>
      )}
    </form>
  )
}
