import { useState } from 'react'
import type { Problem } from '#browser/session/sign-in-errors.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Field } from '#ui/field.tsx'
import styles from './auth-page.module.css'
import { ProblemAlert } from './problem-alert.tsx'
import { readForm } from './read-form.ts'
import { SendAgain } from './send-again.tsx'
import { useAuthCall } from './use-auth-call.ts'

type EmailLinkFormProps = {
  /** A problem known before the page opens. */
  initialProblem: Problem | null
  submitLabel: string
  send: (email: string) => Promise<Problem | null>
}

export function EmailLinkForm({
  initialProblem: first,
  submitLabel: slab,
  send,
}: EmailLinkFormProps) {
  const call = useAuthCall(first)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  function submit(fields: Record<string, string>): void {
    const email = (fields.email ?? '').trim()
    setFault(email.includes('@') ? null : 'Which e-mail did you sign up with?')
    if (!email.includes('@')) return
    call.run('send', async () => {
      const problem = await send(email)
      if (problem === null) setSentTo(email)
      return problem
    })
  }

  if (sentTo !== null) {
    return (
      <>
        <ProblemAlert problem={call.problem} />
        <Alert
          kind="notice"
          message={`If ${sentTo} has an account here, a letter with a link is on its way.`}
        />
        <div className={styles.links}>
          <SendAgain call={call} send={() => send(sentTo)} onSent={() => {}} />
          <button type="button" className={styles.link} onClick={() => setSentTo(null)}>
            Another address
          </button>
        </div>
      </>
    )
  }
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={readForm(submit)}>
      <ProblemAlert problem={call.problem} />
      <Field label="E-mail" name="email" type="email" autoComplete="email" problem={fault} />
      <div className={styles.dock}>
        <BusyButton size="medium" submit busy={call.busy === 'send'}>
          {slab}
        </BusyButton>
      </div>
    </form>
  )
}
