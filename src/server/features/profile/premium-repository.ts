import type { Kysely } from 'kysely'
import type { PremiumFields } from '#domain/premium/premium-state.ts'
import type { Tables } from '#server/db/tables.ts'

/** The profile must exist. */
export async function findPremiumFields(
  db: Kysely<Tables>,
  userId: string,
): Promise<PremiumFields> {
  const row = await db
    .selectFrom('profiles')
    .select(['premium', 'cancelled', 'premium_end_date', 'stripe_subscription_id'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    premium: row.premium === 1,
    cancelled: row.cancelled === 1,
    premiumEndDate: row.premium_end_date,
    stripe_subscription_id: row.stripe_subscription_id,
  }
}

export async function setPremiumFields(
  db: Kysely<Tables>,
  userId: string,
  customerId: string,
  { premium, cancelled, premiumEndDate, stripe_subscription_id }: PremiumFields,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      premium: premium ? 1 : 0,
      cancelled: cancelled ? 1 : 0,
      premium_end_date: premiumEndDate,
      stripe_subscription_id,
      stripe_user_id: customerId,
    })
    .where('user_id', '=', userId)
    .execute()
}
