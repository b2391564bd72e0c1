import { useState } from 'react'
import type { Problem } from '#browser/session/sign-in-errors.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { phoneCodeLength, shortCodeMessage } from '#ui/clean-code.ts'
import { CodeField } from '#ui/code-field.tsx'
import styles from './auth-page.module.css'
import { readForm } from './read-form.ts'
import { SendAgain } from './send-again.tsx'
import type { AuthCall } from './use-auth-call.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

type EnterCodeProps = {
  call: AuthCall
  hint: string
  length?: number
  send: () => Promise<Problem | null>
  verify: (code: string) => Promise<Problem | null>
  otherLabel: string
  onOther: () => void
}

export function EnterCode(props: EnterCodeProps) {
  const { call, hint, length = phoneCodeLength, send, verify, otherLabel: other, onOther } = props
  const enter = useFinishSignIn()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSentAgain, setSentAgain] = useState(false)

  function submit(digits: string): void {
    setProblem(digits.length < length ? shortCodeMessage(length) : null)
    if (digits.length < length) return
    setSentAgain(false)
    call.run('code', async () => (await verify(digits)) ?? (await enter()))
  }

  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={readForm(() => submit(code))}
    >
      {isSentAgain && <Alert kind="notice" message="A new code is on its way." />}
      <CodeField
        label="Your code"
        hint={hint}
        length={length}
        autoFocus
        problem={problem}
        onCode={setCode}
        onComplete={submit}
      />
      <div className={styles.links}>
        <SendAgain call={call} send={send} onSent={() => setSentAgain(true)} />
        <button type="button" className={styles.link} onClick={onOther}>
          {other}
        </button>
      </div>
      <div className={styles.dock}>
        <BusyButton size="medium" submit busy={call.busy === 'code'}>
          Sign in
        </BusyButton>
      </div>
    </form>
  )
}
