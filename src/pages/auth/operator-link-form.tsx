import { Link } from 'react-router'
import { authClient } from '#browser/session/auth-client.ts'
import { callAuthClient } from '#browser/session/call-auth-client.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { readForm } from './read-form.ts'
import { useAuthCall } from './use-auth-call.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

/**
 * Sign-in by a link of the operator's. It takes a press: link previews of chats would use it up.
 */
export function OperatorLinkForm({ token }: { token: string }) {
  const enter = useFinishSignIn()
  const call = useAuthCall()
  const submit = () =>
    call.run('link', async () => {
      const problem = await callAuthClient(() =>
        authClient.$fetch('/sign-in/link', { method: 'POST', body: { token } }),
      )
      return problem ?? (await enter())
    })
  return (
    <AuthPage
      title="Sign in"
      heading="Sign in"
      lead="Come in. This link is yours alone, and works once."
    >
      <form method="dialog" className={styles.form} onSubmit={readForm(submit)}>
        <ProblemAlert problem={call.problem} />
        <div className={styles.dock}>
          <BusyButton size="medium" submit busy={call.busy === 'link'}>
            Sign in
          </BusyButton>
        </div>
      </form>
      <p className={styles.links}>
        <Link to="/sign-in" className={styles.link}>
          Another way in
        </Link>
      </p>
    </AuthPage>
  )
}
