import type { MailMessage } from './message.ts'
import { writeEmail } from './write-email.ts'

type Params = { to: string; name: string; link: string }

/** The link is valid for an hour. */
export function composeResetPassword({ to, name, link }: Params): MailMessage {
  return writeEmail({
    to,
    name,
    subject: 'Choose a new password for Party Dojo',
    before: [
      'Somebody, most likely you, has lost the password of this account. It happens at the best of parties.',
    ],
    link: { label: 'Choose a new password', url: link },
    after: [
      'The link works once, and for one hour.',
      'If it was not you who asked, do nothing: your password stays as it is.',
    ],
  })
}
