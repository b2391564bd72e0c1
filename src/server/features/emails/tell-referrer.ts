import type { Kysely } from 'kysely'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { isPlaceholderEmail } from '../accounts/person-rules.ts'
import { composeFriendIsIn } from './compose-friend-is-in.ts'
import { wantsLetters } from './mail-preferences.ts'
import { houseAddress, unsubscribeLink } from './unsubscribe-link.ts'

/**
 * Within the transaction that pays a referral: writes to the referrer, unless their address is not
 * confirmed or they want no such letters.
 */
export async function tellReferrer(
  services: Pick<ServerContext, 'env' | 'authSecret' | 'outbox'>,
  transaction: Kysely<Tables>,
  userId: string,
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select(['name', 'email', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.email_verified !== 1 || user.email === '' || isPlaceholderEmail(user.email)) return
  if (!(await wantsLetters(transaction, userId))) return
  const letter = composeFriendIsIn({
    to: user.email,
    name: user.name,
    link: `${houseAddress(services.env)}/profile`,
    unsubscribeUrl: unsubscribeLink(services, userId),
  })
  await services.outbox.keep(transaction, letter)
}
