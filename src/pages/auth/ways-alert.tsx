import { signInByRedirect } from '#browser/popup-sign-in.ts'
import type { SignInOptions } from '#server/request-context.ts'
import styles from './auth-page.module.css'
import { ProblemAlert } from './problem-alert.tsx'
import type { AuthCall } from './use-auth-call.ts'

/** What went wrong with a way in, and the way round it where there is one. */
export function WaysAlert({ signIn, call }: { signIn: SignInOptions; call: AuthCall }) {
  const { problem, last, run, setProblem } = call
  return (
    <ProblemAlert problem={problem} onDismiss={() => setProblem(null)}>
      {problem?.code === 'POPUP_BLOCKED' && (
        <button
          type="button"
          className={styles.inAlert}
          onClick={() => run(last, () => signInByRedirect(last))}
        >
          Go there instead
        </button>
      )}
      {problem?.code === 'UNAUTHORIZED_DOMAIN' && (
        <a className={styles.inAlert} href={`${signIn.origin}/sign-in`}>
          Open {signIn.origin}
        </a>
      )}
    </ProblemAlert>
  )
}
