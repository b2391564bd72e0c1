import { useState } from 'react'
import { authClient } from '#browser/session/auth-client.ts'
import { callAuthClient } from '#browser/session/call-auth-client.ts'
import { readPhoneNumber } from '#browser/session/phone-number.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { Field } from '#ui/field.tsx'
import styles from './auth-page.module.css'
import { EnterCode } from './enter-code.tsx'
import { readForm } from './read-form.ts'
import type { AuthCall } from './use-auth-call.ts'

const sendCode = (phoneNumber: string) =>
  callAuthClient(() => authClient.phoneNumber.sendOtp({ phoneNumber }))

export function PhoneForm({ call }: { call: AuthCall }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function submit({ phone = '' }: Record<string, string>): void {
    const phoneNumber = readPhoneNumber(phone)
    setProblem(phoneNumber ? null : 'Start with + and your country, as in +45 12 34 56 78.')
    if (!phoneNumber) return
    call.run('phone', async () => {
      const refused = await sendCode(phoneNumber)
      if (!refused) setSentTo(phoneNumber)
      return refused
    })
  }

  if (sentTo !== null) {
    return (
      <EnterCode
        call={call}
        hint={`Six digits, sent to ${sentTo}.`}
        send={() => sendCode(sentTo)}
        verify={(code) =>
          callAuthClient(() => authClient.phoneNumber.verify({ phoneNumber: sentTo, code }))
        }
        otherLabel="Another number"
        onOther={() => setSentTo(null)}
      />
    )
  }
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={readForm(submit)}>
      <Field
        label="Mobile number"
        hint="With the country in front: +45 for Denmark, +44 for the UK."
        name="phone"
        type="tel"
        autoComplete="tel"
        problem={problem}
      />
      <div className={styles.dock}>
        <BusyButton size="medium" submit busy={call.busy === 'phone'}>
          Text me a code
        </BusyButton>
      </div>
    </form>
  )
}
