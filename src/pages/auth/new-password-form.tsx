import { useState } from 'react'
import { Link } from 'react-router'
import { account } from '#browser/session/account.ts'
import { authClient } from '#browser/session/auth-client.ts'
import { callAuthClient } from '#browser/session/call-auth-client.ts'
import { resolveSession } from '#browser/session/resolve-session.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import styles from './auth-page.module.css'
import { passwordFault, passwordHint } from './new-password.ts'
import { ProblemAlert } from './problem-alert.tsx'
import { readForm } from './read-form.ts'
import { useAuthCall } from './use-auth-call.ts'

/** Sets a password by an emailed token. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const call = useAuthCall()
  const [fault, setFault] = useState<string | null>(null)

  function submit({ password: newPassword = '' }: Record<string, string>): void {
    const { password: found = null } = passwordFault(newPassword)
    setFault(found)
    if (found !== null) return
    call.run('set', async () => {
      const problem = await callAuthClient(() => authClient.resetPassword({ newPassword, token }))
      if (problem === null) {
        // The reset has ended all sessions, this one too.
        if (account.get()) await resolveSession()
        onDone()
      }
      if (!problem?.code.startsWith('PASSWORD_')) return problem
      setFault(problem.sentence)
      return null
    })
  }

  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={readForm(submit)}>
      <ProblemAlert problem={call.problem}>
        {call.problem?.code === 'INVALID_TOKEN' && (
          <Link className={styles.inAlert} to="/reset-password">
            Ask for a new link
          </Link>
        )}
      </ProblemAlert>
      <PasswordField
        label="New password"
        hint={passwordHint}
        name="password"
        autoComplete="new-password"
        problem={fault}
      />
      <div className={styles.dock}>
        <BusyButton size="medium" submit busy={call.busy === 'set'}>
          Set it
        </BusyButton>
      </div>
    </form>
  )
}
