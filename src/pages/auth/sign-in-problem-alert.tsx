import { signInByRedirect } from '#browser/session/popup-sign-in.ts'
import type { Problem } from '#browser/session/sign-in-errors.ts'
import type { SignInOptions } from '#server/pages/request-context.ts'
import styles from './auth-page.module.css'
import { nextPath, withNext } from './next-path.ts'
import { ProblemAlert } from './problem-alert.tsx'
import type { AuthCall } from './use-auth-call.ts'
import { useUrlQuery } from './use-url-query.ts'

const unconfirmedMessage =
  'This e-mail is not confirmed yet. Ask the person who runs this site to confirm it: no e-mail leaves it.'

/** Where the server sends no email, there was no link either. */
function wordsFor(problem: Problem | null, { sendsMail }: SignInOptions): Problem | null {
  if (problem?.code !== 'EMAIL_NOT_VERIFIED' || sendsMail) return problem
  return { ...problem, sentence: unconfirmedMessage }
}

export function SignInProblemAlert({ signIn, call }: { signIn: SignInOptions; call: AuthCall }) {
  const { lastButton: last, run, setProblem } = call
  const next = nextPath(useUrlQuery())
  const signInPath = withNext('/sign-in', next)
  const back = {
    callbackURL: withNext('/sign-in?back', next),
    errorCallbackURL: signInPath,
  }
  const problem = wordsFor(call.problem, signIn)
  return (
    <ProblemAlert problem={problem} onDismiss={() => setProblem(null)}>
      {problem?.code === 'POPUP_BLOCKED' && (
        <button
          type="button"
          className={styles.inAlert}
          onClick={() => run(last, () => signInByRedirect(last, back))}
        >
          Go there instead
        </button>
      )}
      {problem?.code === 'UNAUTHORIZED_DOMAIN' && (
        <a className={styles.inAlert} href={`${signIn.origin}${signInPath}`}>
          Open {signIn.origin}
        </a>
      )}
    </ProblemAlert>
  )
}
