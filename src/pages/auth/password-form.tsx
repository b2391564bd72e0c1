import { useState } from 'react'
import { Link } from 'react-router'
import { askAuth } from '#browser/ask-auth.ts'
import { authClient } from '#browser/auth-client.ts'
import { BusySlab } from '#ui/busy-slab.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import styles from './auth-page.module.css'
import { readForm } from './read-form.ts'
import type { AuthCall } from './use-auth-call.ts'
import { useEnter } from './use-enter.ts'

/** In by e-mail and password; the browser may offer a passkey in the first field. */
export function PasswordForm({ call }: { call: AuthCall }) {
  const enter = useEnter()
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})

  function submit({ email = '', password = '' }: Record<string, string>): void {
    const faults = {
      ...(email.trim() === '' && { email: 'Which e-mail did you sign up with?' }),
      ...(password === '' && { password: 'Your password is missing.' }),
    }
    setMissing(faults)
    if (Object.keys(faults).length > 0) return
    call.run('password', async () => {
      const problem = await askAuth(() =>
        authClient.signIn.email({ email: email.trim(), password, callbackURL: '/verify-email' }),
      )
      return problem ?? (await enter())
    })
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
        <Link to="/reset-password" className={styles.link}>
          Forgot your password?
        </Link>
      </div>
      <div className={styles.dock}>
        <BusySlab size="medium" submit busy={call.busy === 'password'}>
          Sign in
        </BusySlab>
      </div>
    </form>
  )
}
