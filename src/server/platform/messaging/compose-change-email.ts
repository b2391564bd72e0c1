import type { MailMessage } from './message.ts'
import { writeEmail } from './write-email.ts'

type Params = { to: string; name: string; newEmail: string; link: string }

/** Asks the current address to confirm a change to another. */
export function composeChangeEmail({ to, name, newEmail, link }: Params): MailMessage {
  return writeEmail({
    to,
    name,
    subject: 'Your Party Dojo e-mail is about to change',
    before: [
      `Somebody, most likely you, wants to move your account from this address to ${newEmail}. Nothing moves until you say so.`,
    ],
    link: { label: 'Move my account', url: link },
    after: [
      'If it was not you, leave the link alone and choose a new password: whoever asked was signed in as you.',
    ],
  })
}
