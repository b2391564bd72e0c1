import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { sendEmailCode } from '#browser/session/email-code.ts'
import { signInByPassword } from '#browser/session/sign-in-by-password.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import styles from './auth-page.module.css'
import { EmailCodeForm } from './email-code-form.tsx'
import { readForm } from './read-form.ts'
import type { AuthCall } from './use-auth-call.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

export function PasswordForm({ call, sendsMail }: { call: AuthCall; sendsMail: boolean }) {
  const enter = useFinishSignIn()
  // The account with too many tries; a code by email is offered, too.
  const [limited, setLimited] = useState<string | null>(null)
  const [isProving, setProving] = useState(false)
  const proving = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isProving) proving.current?.scrollIntoView({ block: 'center' })
  }, [isProving])
  const [codeId, setCodeId] = useState<string | null>(null)
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})

  function submit({ email = '', password = '' }: Record<string, string>): void {
    const faults = {
      ...(email.trim() === '' && { email: 'Which e-mail did you sign up with?' }),
      ...(password === '' && { password: 'Your password is missing.' }),
    }
    setMissing(faults)
    if (Object.keys(faults).length > 0) return
    call.run('password', async () => {
      const problem = await signInByPassword({ email: email.trim(), password }, () => {
        setLimited(email.trim())
        setProving(true)
      })
      setProving(false)
      if (problem?.code === 'TOO_MANY_TRIES') setLimited(email.trim())
      return problem ?? (await enter())
    })
  }

  function askForCode(email: string): void {
    call.run('send', async () => {
      const sent = await sendEmailCode(email)
      if (!('id' in sent)) return sent
      setCodeId(sent.id)
      return null
    })
  }

  if (limited !== null && codeId !== null) {
    return (
      <EmailCodeForm call={call} email={limited} firstId={codeId} onOther={() => setCodeId(null)} />
    )
  }
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={readForm(submit)}>
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username webauthn"
        problem={missing.email}
      />
      <PasswordField name="password" autoComplete="current-password" problem={missing.password} />
      <div className={styles.links}>
        {sendsMail && (
          <Link to="/reset-password" className={styles.link}>
            Forgot your password?
          </Link>
        )}
        {limited !== null && sendsMail && (
          <button
            type="button"
            className={styles.link}
            aria-disabled={call.busy !== null || undefined}
            onClick={() => askForCode(limited)}
          >
            Email me a code
          </button>
        )}
      </div>
      <div ref={proving}>
        <Alert
          kind="notice"
          message={
            isProving &&
            'This account has had many wrong passwords. Your device is doing a sum to show it is no robot. A few seconds.'
          }
        />
      </div>
      <div className={styles.dock}>
        <BusyButton size="medium" submit busy={call.busy === 'password'}>
          Sign in
        </BusyButton>
      </div>
    </form>
  )
}
