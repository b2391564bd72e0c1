import type { MailMessage } from './message.ts'
import { writeEmail } from './write-email.ts'

type Params = { to: string; name: string; link: string }

/** Informs the owner; `link` leads to the password reset. */
export function composePasswordChanged({ to, name, link }: Params): MailMessage {
  return writeEmail({
    to,
    name,
    subject: 'Your Party Dojo password was changed',
    before: [
      'The lock on your account has just been changed. If that was you, all is well and this is only a receipt.',
      'If it was not you, change it back now, before anybody makes themselves at home.',
    ],
    link: { label: 'Take my account back', url: link },
    after: [],
  })
}
