import { useState } from 'react'
import { authClient } from '#browser/session/auth-client.ts'
import { callAuthClient } from '#browser/session/call-auth-client.ts'
import { maxUsernameLength } from '#domain/profile/username.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import styles from './auth-page.module.css'
import { passwordFault, passwordHint } from './new-password.ts'
import { nextPath, withNext } from './next-path.ts'
import { readForm } from './read-form.ts'
import type { AuthCall } from './use-auth-call.ts'
import { useUrlQuery } from './use-url-query.ts'

type SignUpFormProps = { call: AuthCall; onSent: (email: string) => void }

export function SignUpForm({ call, onSent }: SignUpFormProps) {
  const next = nextPath(useUrlQuery())
  const [faults, setFaults] = useState<{ email?: string; password?: string }>({})

  function submit(fields: Record<string, string>): void {
    const { name = '', password = '' } = fields
    const email = (fields.email ?? '').trim()
    const found = {
      ...(!email.includes('@') && { email: 'We need an e-mail, to send you a link.' }),
      ...passwordFault(password),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    call.run('sign-up', async () => {
      const problem = await callAuthClient(() =>
        authClient.signUp.email({
          name: name.trim(),
          email,
          password,
          callbackURL: withNext('/verify-email', next),
        }),
      )
      if (problem === null) onSent(email)
      // Password problems are shown at the field.
      if (!problem?.code.startsWith('PASSWORD_')) return problem
      setFaults({ password: problem.sentence })
      return null
    })
  }

  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={readForm(submit)}>
      <Field
        label="Name"
        hint="What the table calls you. You may leave it out."
        name="name"
        autoComplete="nickname"
        maxLength={maxUsernameLength}
      />
      <Field label="E-mail" name="email" type="email" autoComplete="email" problem={faults.email} />
      <PasswordField
        hint={passwordHint}
        name="password"
        autoComplete="new-password"
        problem={faults.password}
      />
      <div className={styles.dock}>
        <BusyButton size="medium" submit busy={call.busy === 'sign-up'}>
          Create account
        </BusyButton>
      </div>
    </form>
  )
}
