import type { MailMessage } from './message.ts'
import { writeEmail } from './write-email.ts'

type Params = { to: string; name: string; code: string }

/** Valid for ten minutes. */
export function composeSignInCode({ to, name, code }: Params): MailMessage {
  return writeEmail({
    to,
    name,
    subject: 'Your code to sign in to Party Dojo',
    before: ['Type this code on the page where you asked for it.'],
    link: { label: 'Your code', code },
    after: [
      'It works once, for ten minutes, and on that page only. Tell nobody, not even us.',
      'If it was not you who asked, do nothing: without the code nobody gets in.',
    ],
  })
}
