import type { OwnPremium, PremiumOffer } from '#contract/premium.ts'
import { isLive, statusOf } from '#domain/premium/subscription.ts'
import type { Services } from '../services.ts'
import { findCustomer, findSubscription } from './billing-repository.ts'

/** What premium costs here, and whether it can be had at all. */
export async function readOffer({
  billing,
  env,
}: Pick<Services, 'billing' | 'env'>): Promise<PremiumOffer> {
  const { paymentBase } = env
  if (billing === null) return { state: 'unavailable', testMode: false, paymentBase, prices: [] }
  const prices = await billing.readPrices()
  return {
    state: prices === null ? 'unreachable' : 'open',
    testMode: !billing.isLive,
    paymentBase,
    prices: prices ?? [],
  }
}

/** What is stored of somebody's own subscription. */
export async function readOwnPremium(
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  userId: string,
): Promise<OwnPremium> {
  const subscription = await findSubscription(db, userId)
  const customer = await findCustomer(db, userId)
  const { isPremium, isCanceled, isPastDue } = statusOf(subscription, Math.floor(now() / 1000))
  return {
    isPremium,
    isCanceled,
    isPastDue,
    paidThrough: subscription?.paidThrough ?? null,
    subscriptionId: subscription && isLive(subscription) ? subscription.subscriptionId : null,
    interval: subscription?.interval ?? null,
    hasCustomer: Boolean(customer?.customer_id) && subscription !== null,
  }
}
