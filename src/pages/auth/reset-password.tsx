import { useState } from 'react'
import { authClient } from '#browser/session/auth-client.ts'
import { callAuthClient } from '#browser/session/call-auth-client.ts'
import { problemFor } from '#browser/session/sign-in-errors.ts'
import type { Route } from './+types/reset-password'
import { AskOperator } from './ask-operator.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailLinkForm } from './email-link-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { readVisitor } from './read-visitor.ts'
import { SignInDock } from './sign-in-dock.tsx'
import { useUrlQuery } from './use-url-query.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return await readVisitor(context)
}

/** First the email, then the password by its link. */
export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const { signIn, operator } = loaderData
  const search = useUrlQuery()
  const [isDone, setDone] = useState(false)
  const token = search.get('token')
  const error = search.get('error')
  if (isDone) {
    return (
      <AuthPage
        title="New password"
        face="won"
        heading="New password set"
        lead="Everybody who was signed in to this account is out, on every device."
      >
        <SignInDock next={null} />
      </AuthPage>
    )
  }
  if (token !== null && error === null) {
    return (
      <AuthPage title="New password" heading="A new password" lead="Then sign in with it.">
        <NewPasswordForm token={token} onDone={() => setDone(true)} />
      </AuthPage>
    )
  }
  if (!signIn.sendsMail) {
    return (
      <AuthPage title="Forgot your password" heading="Forgot your password?" lead="Happens.">
        <AskOperator
          operator={operator}
          to="for a link that signs you in: this site sends no e-mail."
        />
        <SignInDock next={null} />
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title="Forgot your password"
      face={error === null ? 'one-eye' : 'sad'}
      heading="Forgot your password?"
      lead="Happens. We send you a link to set a new one."
    >
      <EmailLinkForm
        initialProblem={error === null ? null : problemFor(error)}
        submitLabel="Send me the link"
        send={(email) =>
          callAuthClient(() =>
            authClient.requestPasswordReset({ email, redirectTo: '/reset-password' }),
          )
        }
      />
    </AuthPage>
  )
}
