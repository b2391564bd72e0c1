import { useEffect, useEffectEvent } from 'react'
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { keepRedirectedRoute } from '#browser/session/route-after-sign-in.ts'
import { problemFor } from '#browser/session/sign-in-errors.ts'
import type { Route } from './+types/sign-in'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { AskOperator } from './ask-operator.tsx'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { nextPath, withNext } from './next-path.ts'
import { OperatorLinkForm } from './operator-link-form.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { readVisitor, type Visitor } from './read-visitor.ts'
import { SignInProblemAlert } from './sign-in-problem-alert.tsx'
import { useAuthCall } from './use-auth-call.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'
import { useRevalidateFromOtherTabs } from './use-revalidate-from-other-tabs.ts'
import { useUrlQuery } from './use-url-query.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return await readVisitor(context)
}

/** Switching between sign-in methods needs no new data. */
export function shouldRevalidate(move: ShouldRevalidateFunctionArgs) {
  return move.currentUrl.href === move.nextUrl.href
}

export default function SignIn({
  loaderData: { signIn, username, operator },
}: Route.ComponentProps) {
  const search = useUrlQuery()
  useRevalidateFromOtherTabs()
  useEffect(keepRedirectedRoute, [])

  if (username !== null)
    return search.has('back') ? <FinishingSignIn /> : <AlreadySignedIn username={username} />
  const token = search.get('link')
  if (token !== null) return <OperatorLinkForm token={token} />
  const now = search.get('by') === 'phone' && signIn.sendsSms ? 'phone' : 'password'
  // Another method starts without the last one's problem.
  return (
    <SignInMethods
      key={now}
      now={now}
      error={search.get('error')}
      signIn={signIn}
      operator={operator}
    />
  )
}

type SignInMethodsProps = Pick<Visitor, 'signIn' | 'operator'> & {
  now: 'password' | 'phone'
  error: string | null
}

function SignInMethods({ now, error, signIn, operator }: SignInMethodsProps) {
  const next = nextPath(useUrlQuery())
  const call = useAuthCall(error === null ? null : problemFor(error))
  return (
    <AuthPage
      title="Sign in"
      heading="Sign in"
      lead="Come in. Your stamps and coins are where you left them."
    >
      <SignInProblemAlert signIn={signIn} call={call} />
      {now === 'phone' ? (
        <PhoneForm call={call} />
      ) : (
        <PasswordForm call={call} sendsMail={signIn.sendsMail} />
      )}
      <OtherSignInMethods signIn={signIn} call={call} current={now} />
      {!signIn.sendsMail && (
        <AskOperator
          operator={operator}
          to="for a link if you cannot get in: this site sends no e-mail."
        />
      )}
      {signIn.isSignUpOpen && (
        <p className={styles.links}>
          <Link to={withNext('/sign-up', next)} className={styles.link}>
            New here? Create account
          </Link>
        </p>
      )}
    </AuthPage>
  )
}

function FinishingSignIn() {
  const enter = useFinishSignIn()
  const arrive = useEffectEvent(enter)
  useEffect(() => void arrive(), [])
  return (
    <AuthPage title="Signed in" face="won" heading="You are in">
      <p className={styles.words}>One moment.</p>
    </AuthPage>
  )
}
