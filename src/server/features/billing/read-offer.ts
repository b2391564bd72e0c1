import type { OwnPremium, PremiumOffer } from '#contract/premium.ts'
import { canCharge, isEntitled, type Subscription, statusOf } from '#domain/premium/subscription.ts'
import { findSubscription } from '../profile/subscription-repository.ts'
import { findCustomer } from './billing-repository.ts'
import { checkSubscription } from './check-subscription.ts'
import type { BillingContext } from './open-billing.ts'

/** What premium costs here, and whether it can be had at all. */
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

/** Somebody's own subscription as it is stored; read anew when its paid time is over meanwhile. */
export async function readOwnPremium(
  services: Pick<BillingContext, 'billing' | 'database' | 'log' | 'now'>,
  userId: string,
): Promise<OwnPremium> {
  const { db } = services.database
  const nowSeconds = Math.floor(services.now() / 1000)
  const stored = await findSubscription(db, userId)
  if (stored && canCharge(stored) && (stored.paidThrough ?? 0) <= nowSeconds) {
    // When Stripe does not answer, the page says what was known last.
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

/** While a renewal is on its way there is no day to name: the one that was paid to is over. */
function displayedEnd(subscription: Subscription | null, nowSeconds: number): number | null {
  if (subscription === null) return null
  const { paidThrough } = subscription
  const isRenewing = isEntitled(subscription, nowSeconds) && (paidThrough ?? 0) <= nowSeconds
  return isRenewing ? null : paidThrough
}
