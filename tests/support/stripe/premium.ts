import type { Services } from '#server/compose.ts'
import { upsertSubscription } from '#server/features/profile/subscription-repository.ts'

const monthSeconds = 30 * 24 * 60 * 60

/** Premium out of nowhere: a subscription that runs and is paid for a month, unless told otherwise. */
export async function givePremium(
  { database, now }: Services,
  userId: string,
  change: Partial<Parameters<typeof upsertSubscription>[2]> = {},
): Promise<void> {
  await upsertSubscription(database.db, userId, {
    subscriptionId: `sub_${userId}`,
    status: 'active',
    cancelAtPeriodEnd: false,
    cancelAt: null,
    periodStart: Math.floor(now() / 1000),
    paidThrough: Math.floor(now() / 1000) + monthSeconds,
    interval: 'month',
    ...change,
  })
}
