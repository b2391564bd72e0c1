import type { MailMessage } from './message.ts'
import { writeEmail } from './write-email.ts'

type Params = { to: string; name: string; link: string }

/** To the owner of an account whose address was used to sign up again; `link` leads to sign-in. */
export function composeSignUpAttempt({ to, name, link }: Params): MailMessage {
  return writeEmail({
    to,
    name,
    subject: 'You already have a Party Dojo account',
    before: [
      'Somebody, most likely you, has just tried to sign up with this address. No need: you are on the list already.',
    ],
    link: { label: 'Sign in', url: link },
    after: [
      'If it was not you, do nothing. Nobody got in, and nobody was told that you are a guest here.',
    ],
  })
}
