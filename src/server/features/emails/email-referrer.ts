import type { Kysely } from 'kysely'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { composeReferralEmail } from '#server/platform/messaging/compose-referral-email.ts'
import { isPlaceholderEmail } from '../accounts/person-rules.ts'
import { wantsOptionalEmails } from './email-preferences.ts'
import { publicOrigin, unsubscribeLink } from './unsubscribe-link.ts'

/**
 * Enqueues the email in the transaction that pays a referral, unless the address is unverified or
 * optional emails are off.
 */
export async function emailReferrer(
  services: Pick<ServerContext, 'env' | 'authSecret' | 'messageQueue'>,
  transaction: Kysely<Tables>,
  userId: string,
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select(['name', 'email', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.email_verified !== 1 || user.email === '' || isPlaceholderEmail(user.email)) return
  if (!(await wantsOptionalEmails(transaction, userId))) return
  const referralEmail = composeReferralEmail({
    to: user.email,
    name: user.name,
    link: `${publicOrigin(services.env)}/profile`,
    unsubscribeUrl: unsubscribeLink(services, userId),
  })
  await services.messageQueue.enqueue(transaction, referralEmail)
}
