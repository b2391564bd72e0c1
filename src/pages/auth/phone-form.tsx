import { useState } from 'react'
import { askAuth } from '#browser/ask-auth.ts'
import { authClient } from '#browser/auth-client.ts'
import { readPhoneNumber } from '#browser/phone-number.ts'
import { Alert } from '#ui/alert.tsx'
import { BusySlab } from '#ui/busy-slab.tsx'
import { codeLength, shortCodeMessage } from '#ui/clean-code.ts'
import { CodeField } from '#ui/code-field.tsx'
import { Field } from '#ui/field.tsx'
import styles from './auth-page.module.css'
import { readForm } from './read-form.ts'
import { SendAgain } from './send-again.tsx'
import type { AuthCall } from './use-auth-call.ts'
import { useEnter } from './use-enter.ts'

const sendCode = (phoneNumber: string) =>
  askAuth(() => authClient.phoneNumber.sendOtp({ phoneNumber }))

/** In by a code on the phone; a number that is new here gets an account. */
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
    return <EnterCode phoneNumber={sentTo} call={call} onOther={() => setSentTo(null)} />
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
        <BusySlab size="medium" submit busy={call.busy === 'phone'}>
          Text me a code
        </BusySlab>
      </div>
    </form>
  )
}

type EnterCodeProps = { phoneNumber: string; call: AuthCall; onOther: () => void }

function EnterCode({ phoneNumber, call, onOther }: EnterCodeProps) {
  const enter = useEnter()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSentAgain, setSentAgain] = useState(false)

  function verify(digits: string): void {
    setProblem(digits.length < codeLength ? shortCodeMessage : null)
    if (digits.length < codeLength) return
    setSentAgain(false)
    call.run('code', async () => {
      const refused = await askAuth(() =>
        authClient.phoneNumber.verify({ phoneNumber, code: digits }),
      )
      return refused ?? (await enter())
    })
  }

  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={readForm(() => verify(code))}
    >
      {isSentAgain && <Alert kind="notice" message="A new code is on its way." />}
      <CodeField
        label="Your code"
        hint={`Six digits, sent to ${phoneNumber}.`}
        autoFocus
        problem={problem}
        onCode={setCode}
        onComplete={verify}
      />
      <div className={styles.links}>
        <SendAgain
          call={call}
          send={() => sendCode(phoneNumber)}
          onSent={() => setSentAgain(true)}
        />
        <button type="button" className={styles.link} onClick={onOther}>
          Another number
        </button>
      </div>
      <div className={styles.dock}>
        <BusySlab size="medium" submit busy={call.busy === 'code'}>
          Come in
        </BusySlab>
      </div>
    </form>
  )
}
