import type { MailMessage } from './message.ts'
import { writeEmail } from './write-email.ts'

type Params = { to: string; name: string; link: string }

export function composeVerifyEmail({ to, name, link }: Params): MailMessage {
  return writeEmail({
    to,
    name,
    subject: 'Confirm your e-mail for Party Dojo',
    before: ['One knock and you are in: open this link, and we know the address is yours.'],
    link: { label: 'Confirm my e-mail', url: link },
    after: ['If you never asked to come in, do nothing, and nothing happens.'],
  })
}
