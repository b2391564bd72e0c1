import type { OwnPremium, PremiumOffer } from '#contract/premium.ts'
import { canCharge, isEntitled, type Subscription, statusOf } from '#domain/premium/subscription.ts'
import { findSubscription } from '../profile/subscription-repository.ts'
import { findCustomer } from './billing-repository.ts'
import { checkSubscription } from './check-subscription.ts'
import type { BillingContext } from './open-billing.ts'

export async function readOffer({
  billing,
  env,
}: Pick<BillingContext, 'billing' | 'env'>): Promise<PremiumOffer> {
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

/** The stored subscription, read from Stripe when its paid time has ended. */
export async function readOwnPremium(
  services: Pick<BillingContext, 'billing' | 'database' | 'log' | 'now'>,
  userId: string,
): Promise<OwnPremium> {
  const { db } = services.database
  const nowSeconds = Math.floor(services.now() / 1000)
  const stored = await findSubscription(db, userId)
  if (stored && canCharge(stored) && (stored.paidThrough ?? 0) <= nowSeconds) {
    // Without an answer the page shows the stored state.
    await checkSubscription(services, userId).catch(() => {})
  }
  const subscription = await findSubscription(db, userId)
  const customer = await findCustomer(db, userId)
  const { isPremium, isCanceled, isPastDue } = statusOf(subscription, nowSeconds)
  return {
    isPremium,
    isCanceled,
    isPastDue,
    paidThrough: displayedEnd(subscription, nowSeconds),
    subscriptionId: subscription && canCharge(subscription) ? subscription.subscriptionId : null,
    interval: subscription?.interval ?? null,
    hasCustomer: Boolean(customer?.customer_id) && subscription !== null,
  }
}

/** During a renewal the stored end is in the past, so no date is shown. */
function displayedEnd(subscription: Subscription | null, nowSeconds: number): number | null {
  if (subscription === null) return null
  const { paidThrough } = subscription
  const isRenewing = isEntitled(subscription, nowSeconds) && (paidThrough ?? 0) <= nowSeconds
  return isRenewing ? null : paidThrough
}
