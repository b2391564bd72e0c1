import type { Kysely } from 'kysely'
import type { Subscription } from '#domain/premium/subscription.ts'
import type { BillingTables } from '#server/db/schema/billing-tables.ts'
import type { Tables } from '#server/db/tables.ts'

type SubscriptionRow = BillingTables['subscriptions']

export type StoredSubscription = Subscription & { interval: SubscriptionRow['billing_interval'] }

export async function findSubscription(
  db: Kysely<Tables>,
  userId: string,
): Promise<StoredSubscription | null> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row
    ? {
        subscriptionId: row.subscription_id,
        status: row.status,
        cancelAtPeriodEnd: row.cancel_at_period_end === 1,
        cancelAt: row.cancel_at,
        periodStart: row.period_start,
        paidThrough: row.paid_through,
        interval: row.billing_interval,
      }
    : null
}

export async function upsertSubscription(
  db: Kysely<Tables>,
  userId: string,
  subscription: StoredSubscription,
): Promise<void> {
  const columns = {
    subscription_id: subscription.subscriptionId,
    status: subscription.status,
    billing_interval: subscription.interval,
    cancel_at_period_end: subscription.cancelAtPeriodEnd ? 1 : 0,
    cancel_at: subscription.cancelAt,
    period_start: subscription.periodStart,
    paid_through: subscription.paidThrough,
  }
  await db
    .insertInto('subscriptions')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}
