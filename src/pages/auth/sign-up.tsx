import { useEffect, useState } from 'react'
import { data, Link } from 'react-router'
import { writeSessionValue } from '#browser/session/session-values.ts'
import type { Route } from './+types/sign-up'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { AskOperator } from './ask-operator.tsx'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { inviteCookie } from './invite-cookie.ts'
import { MailSent } from './mail-sent.tsx'
import { nextPath, withNext } from './next-path.ts'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { readVisitor } from './read-visitor.ts'
import { SignInDock } from './sign-in-dock.tsx'
import { SignInProblemAlert } from './sign-in-problem-alert.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useAuthCall } from './use-auth-call.ts'
import { useRevalidateFromOtherTabs } from './use-revalidate-from-other-tabs.ts'
import { useUrlQuery } from './use-url-query.ts'

/** A cookie keeps the invite: sign-up may happen later, on another page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visitor = await readVisitor(context)
  const cookie = inviteCookie(request.url, visitor.signIn.origin)
  const isInvited = cookie !== null && visitor.username === null
  return data(
    { ...visitor, isInvited },
    isInvited ? { headers: { 'set-cookie': cookie } } : undefined,
  )
}

export default function SignUp({ loaderData }: Route.ComponentProps) {
  const { signIn, username, operator, isInvited } = loaderData
  const call = useAuthCall()
  const next = nextPath(useUrlQuery())
  const [sentTo, setSentTo] = useState<string | null>(null)
  useRevalidateFromOtherTabs()

  // Spec §2: sign-up continues to the home page.
  useEffect(() => writeSessionValue('previousRoute', '/'), [])

  if (username !== null) return <AlreadySignedIn username={username} />
  if (!signIn.isSignUpOpen) {
    return (
      <AuthPage
        title="No new accounts"
        heading="No new accounts"
        lead="This site takes no new accounts. Who has one signs in as ever."
      >
        <AskOperator operator={operator} to="if you should have one." />
        <SignInDock next={next} />
      </AuthPage>
    )
  }
  if (sentTo !== null) {
    return (
      <MailSent
        email={sentTo}
        call={call}
        sendsMail={signIn.sendsMail}
        operator={operator}
        onOther={() => setSentTo(null)}
      />
    )
  }
  return (
    <AuthPage
      title="Create account"
      heading="Create account"
      lead={`${isInvited ? 'A friend asked you in' : 'Take a seat'}. It’s free, and it keeps your stamps, coins and likes.`}
    >
      <SignInProblemAlert signIn={signIn} call={call} />
      {!signIn.sendsMail && (
        <AskOperator
          operator={operator}
          to="to let you in once you have made your account: this site sends no e-mail."
        />
      )}
      <SignUpForm call={call} onSent={setSentTo} />
      <OtherSignInMethods signIn={signIn} call={call} current="sign-up" />
      <p className={styles.links}>
        <Link to={withNext('/sign-in', next)} className={styles.link}>
          Been here before? Sign in
        </Link>
      </p>
    </AuthPage>
  )
}
