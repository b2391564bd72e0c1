import { useEffect, useEffectEvent } from 'react'
import { authClient } from '#browser/session/auth-client.ts'
import { callAuthClient } from '#browser/session/call-auth-client.ts'
import { problemFor } from '#browser/session/sign-in-errors.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/verify-email'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { EmailLinkForm } from './email-link-form.tsx'
import { nextPath, withNext } from './next-path.ts'
import { readVisitor } from './read-visitor.ts'
import { SignInDock } from './sign-in-dock.tsx'
import { useFinishSignIn } from './use-finish-sign-in.ts'
import { useUrlQuery } from './use-url-query.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return await readVisitor(context)
}

/** Where the links of emails lead after a sign-up, and after a change of address to `to`. */
export default function VerifyEmail({ loaderData: { username, email } }: Route.ComponentProps) {
  const search = useUrlQuery()
  const error = search.get('error')
  const next = nextPath(search)
  if (error !== null) {
    return (
      <AuthPage title="Confirm your e-mail" face="sad" heading="E-mail not confirmed">
        <EmailLinkForm
          initialProblem={problemFor(error)}
          submitLabel="Send a new link"
          send={(email) =>
            callAuthClient(() =>
              authClient.sendVerificationEmail({
                email,
                callbackURL: withNext('/verify-email', next),
              }),
            )
          }
        />
      </AuthPage>
    )
  }
  const to = search.get('to')
  if (to !== null && to !== email) return <ConfirmNewAddress to={to} isIn={username !== null} />
  if (username !== null) return <Greeting username={username} isAwaited={next !== null} />
  return (
    <AuthPage
      title="Confirmed"
      face="won"
      heading="E-mail confirmed"
      lead="The address is yours. Sign in, and you are home."
    >
      <SignInDock next={next} />
    </AuthPage>
  )
}

/** The old address has agreed; the new one's answer is shown to signed-in users only. */
function ConfirmNewAddress({ to, isIn }: { to: string; isIn: boolean }) {
  return (
    <AuthPage
      title="One more e-mail"
      heading="Open one more e-mail"
      lead={
        <>
          Open the link in the mail of <bdi>{to}</bdi> too. Then it is yours.
        </>
      }
    >
      {isIn ? (
        <div className={styles.dock}>
          <Button size="medium" icon="icon-fwd" to="/profile">
            My profile
          </Button>
        </div>
      ) : (
        <SignInDock next={null} />
      )}
    </AuthPage>
  )
}

const greetingMs = 1800

/** Confirmed and signed in; continues at once when `next` is set. */
function Greeting({ username, isAwaited }: { username: string; isAwaited: boolean }) {
  const enter = useFinishSignIn()
  const goOn = useEffectEvent(enter)
  useEffect(() => {
    const timer = setTimeout(goOn, isAwaited ? 0 : greetingMs)
    return () => clearTimeout(timer)
  }, [isAwaited])
  return (
    <AuthPage
      title="Welcome"
      face="won"
      heading={`Welcome, ${username}`}
      lead="Your e-mail is confirmed. Both eyes are on you now."
    >
      <div className={styles.dock}>
        <Button size="medium" icon="icon-fwd" onPress={enter}>
          Go on
        </Button>
      </div>
    </AuthPage>
  )
}
