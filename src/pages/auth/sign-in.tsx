import { useEffect, useEffectEvent } from 'react'
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { keepRedirectedRoute } from '#browser/session/route-after-sign-in.ts'
import { problemFor } from '#browser/session/sign-in-errors.ts'
import type { Route } from './+types/sign-in'
import { AlreadyIn } from './already-in.tsx'
import { AskOperator } from './ask-operator.tsx'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { LinkForm } from './link-form.tsx'
import { nextPath, withNext } from './next-path.ts'
import { OtherWays } from './other-ways.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { readVisitor, type Visitor } from './read-visitor.ts'
import { useAuthCall } from './use-auth-call.ts'
import { useEnter } from './use-enter.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useSearch } from './use-search.ts'
import { WaysAlert } from './ways-alert.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return await readVisitor(context)
}

/** From one way in to the next nothing new is to be known. */
export function shouldRevalidate(move: ShouldRevalidateFunctionArgs) {
  return move.currentUrl.href === move.nextUrl.href
}

/** Sign in, by any of the ways this house has. */
export default function SignIn({
  loaderData: { signIn, username, operator },
}: Route.ComponentProps) {
  const search = useSearch()
  useOtherTabs()
  useEffect(keepRedirectedRoute, [])

  if (username !== null)
    return search.has('back') ? <ComingIn /> : <AlreadyIn username={username} />
  const token = search.get('link')
  if (token !== null) return <LinkForm token={token} />
  const now = search.get('by') === 'phone' && signIn.sendsSms ? 'phone' : 'password'
  // What went wrong with one way says nothing of the other.
  return (
    <WaysIn key={now} now={now} error={search.get('error')} signIn={signIn} operator={operator} />
  )
}

type WaysInProps = Pick<Visitor, 'signIn' | 'operator'> & {
  now: 'password' | 'phone'
  error: string | null
}

function WaysIn({ now, error, signIn, operator }: WaysInProps) {
  const next = nextPath(useSearch())
  const call = useAuthCall(error === null ? null : problemFor(error))
  return (
    <AuthPage
      title="Sign in"
      heading="Sign in"
      lead="Come in. Your stamps and coins are where you left them."
    >
      <WaysAlert signIn={signIn} call={call} />
      {now === 'phone' ? (
        <PhoneForm call={call} />
      ) : (
        <PasswordForm call={call} sendsMail={signIn.sendsMail} />
      )}
      <OtherWays signIn={signIn} call={call} now={now} />
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

/** Back from a provider on this page: signed in, and on to where somebody was. */
function ComingIn() {
  const enter = useEnter()
  const arrive = useEffectEvent(enter)
  useEffect(() => void arrive(), [])
  return (
    <AuthPage title="Signed in" face="won" heading="You are in">
      <p className={styles.words}>One moment.</p>
    </AuthPage>
  )
}
