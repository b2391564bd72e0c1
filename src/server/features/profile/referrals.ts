import { ledgerKeys, referralCoins } from '#domain/profile/coins.ts'
import { userIdOf } from '#domain/profile/user-id.ts'
import type { ServerContext } from '#server/context.ts'
import { transact } from '#server/db/transaction.ts'
import { newId } from '#server/lib/new-id.ts'
import { emailReferrer } from '../emails/email-referrer.ts'
import { awardAchievements } from './award-achievements.ts'
import { changeCoins } from './ledger.ts'
import { hasProfile } from './profile-repository.ts'

const userIdPattern = /^[\w-]{1,64}$/

/**
 * Records the inviter of a new account, paid once it is verified. An unknown id is ignored, since
 * it comes from a cookie.
 */
export async function recordReferral(
  { database, now }: ServerContext,
  newUserId: string,
  inviterId: string,
): Promise<void> {
  const referrerId = userIdOf(inviterId)
  if (referrerId === newUserId || !userIdPattern.test(referrerId)) return
  if (!(await hasProfile(database.db, referrerId))) return
  await database.db
    .insertInto('referrals')
    .values({
      id: newId(),
      new_user_id: newUserId,
      referrer_id: referrerId,
      created_at: now(),
      paid_at: null,
    })
    .onConflict((conflict) => conflict.column('new_user_id').doNothing())
    .execute()
}

/**
 * Pays and emails the referrer of a verified account, once (spec §14). Safe to call at any time.
 */
export async function settleReferral(services: ServerContext, newUserId: string): Promise<boolean> {
  const { database, messageQueue, now } = services
  const due = await database.db
    .selectFrom('referrals')
    .innerJoin('users', 'users.id', 'referrals.new_user_id')
    .innerJoin('profiles', 'profiles.user_id', 'referrals.referrer_id')
    .select(['referrals.id', 'referrals.referrer_id'])
    .where('referrals.new_user_id', '=', newUserId)
    .where('referrals.paid_at', 'is', null)
    .where((eb) =>
      eb.or([eb('users.email_verified', '=', 1), eb('users.phone_number_verified', '=', 1)]),
    )
    .executeTakeFirst()
  if (!due) return false
  const nowMs = now()
  const isPaid = await transact(database.db, async (transaction) => {
    const userId = due.referrer_id
    const claimed = await transaction
      .updateTable('referrals')
      .set({ paid_at: nowMs })
      .where('id', '=', due.id)
      .where('paid_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!claimed) return false
    const key = ledgerKeys.referral(due.id)
    const change = { userId, amount: referralCoins, reason: 'referral', key } as const
    const outcome = await changeCoins(transaction, change, nowMs)
    if (outcome === 'refused') throw new Error('a referral met no profile')
    if (outcome === 'repeated') return false
    await transaction
      .updateTable('profiles')
      .set((eb) => ({ referred_users: eb('referred_users', '+', 1) }))
      .where('user_id', '=', userId)
      .execute()
    await awardAchievements(transaction, userId, nowMs)
    await emailReferrer(services, transaction, userId)
    return true
  })
  if (isPaid) messageQueue.wake()
  return isPaid
}
