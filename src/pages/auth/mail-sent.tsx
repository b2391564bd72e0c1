import { useState } from 'react'
import { authClient } from '#browser/session/auth-client.ts'
import { callAuthClient } from '#browser/session/call-auth-client.ts'
import { Alert } from '#ui/alert.tsx'
import { AskOperator } from './ask-operator.tsx'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { nextPath, withNext } from './next-path.ts'
import { ProblemAlert } from './problem-alert.tsx'
import type { OperatorContact } from './read-visitor.ts'
import { SendAgain } from './send-again.tsx'
import { SignInDock } from './sign-in-dock.tsx'
import type { AuthCall } from './use-auth-call.ts'
import { useUrlQuery } from './use-url-query.ts'

type MailSentProps = {
  email: string
  call: AuthCall
  sendsMail: boolean
  operator: OperatorContact
  onOther: () => void
}

export function MailSent({ email, call, sendsMail, operator, onOther }: MailSentProps) {
  const next = nextPath(useUrlQuery())
  const [isSentAgain, setSentAgain] = useState(false)
  const send = () =>
    callAuthClient(() =>
      authClient.sendVerificationEmail({ email, callbackURL: withNext('/verify-email', next) }),
    )
  if (!sendsMail) {
    return (
      <AuthPage
        title="Ask to be let in"
        heading="Ask to be let in"
        lead="Your account is made. Somebody has to open the door once."
      >
        <p className={styles.words}>This site sends no e-mail.</p>
        <AskOperator operator={operator} to={<>to confirm {email}. Then sign in.</>} />
        <SignInDock next={next} />
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title="Check your e-mail"
      heading="Check your e-mail"
      lead={`A link is on its way to ${email}. Open it, and you are in.`}
    >
      <ProblemAlert problem={call.problem} />
      {isSentAgain && <Alert kind="notice" message="Another e-mail is on its way." />}
      <p className={styles.words}>
        Nothing there? It may hide among the spam. The link works for an hour.
      </p>
      <div className={styles.links}>
        <SendAgain call={call} send={send} onSent={() => setSentAgain(true)} />
        <button type="button" className={styles.link} onClick={onOther}>
          Another address
        </button>
      </div>
    </AuthPage>
  )
}
