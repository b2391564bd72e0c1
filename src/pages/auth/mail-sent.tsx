import { useState } from 'react'
import { askAuth } from '#browser/ask-auth.ts'
import { authClient } from '#browser/auth-client.ts'
import { Alert } from '#ui/alert.tsx'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { SendAgain } from './send-again.tsx'
import type { AuthCall } from './use-auth-call.ts'

type MailSentProps = { email: string; call: AuthCall; onOther: () => void }

/** The account is made; its address is to be confirmed by the link in a letter. */
export function MailSent({ email, call, onOther }: MailSentProps) {
  const [isSentAgain, setSentAgain] = useState(false)
  const send = () =>
    askAuth(() => authClient.sendVerificationEmail({ email, callbackURL: '/verify-email' }))
  return (
    <AuthPage
      title="Look in your mail"
      heading="Look in your mail"
      lead={`A link is on its way to ${email}. Open it, and you are in.`}
    >
      <ProblemAlert problem={call.problem} />
      {isSentAgain && <Alert kind="notice" message="Another letter is on its way." />}
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
