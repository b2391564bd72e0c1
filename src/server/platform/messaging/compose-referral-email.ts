import { referralCoins } from '#domain/profile/coins.ts'
import type { MailMessage } from './message.ts'
import { writeEmail } from './write-email.ts'

type Facts = { to: string; name: string; link: string; unsubscribeUrl: string }

/** To the inviter of a verified account; optional, and does not name the account. */
export function composeReferralEmail({ to, name, link, unsubscribeUrl }: Facts): MailMessage {
  return writeEmail({
    to,
    name,
    subject: 'Your friend is in',
    before: [
      `Somebody came through your link and stayed. The house bows, and has put ${referralCoins} dojo coins into your purse.`,
    ],
    link: { label: 'See my coins', url: link },
    after: ['Nothing else to do. Bring another one whenever you like.'],
    footer: {
      why: 'This e-mail came because you invited somebody. It is not one you need.',
      unsubscribeUrl,
    },
  })
}
