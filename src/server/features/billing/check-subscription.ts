import { type SubscriptionStatus, statusOf } from '#domain/premium/subscription.ts'
import type { ServerContext } from '#server/context.ts'
import { withTimeout } from '#server/lib/with-timeout.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findSubscription, type StoredSubscription } from '../profile/subscription-repository.ts'
import { findCustomer } from './billing-repository.ts'
import type { Billing } from './open-billing.ts'
import { asUnavailable, stripeUnreachableMessage } from './stripe-failure.ts'

/** A subscription read less than a minute ago is not read again. */
const freshMs = 60_000
const defaultTimeoutMs = 5_000

type Deps = Pick<ServerContext, 'database' | 'log' | 'now'> & { billing: Billing | null }

/**
 * The status of a user's subscription, read from Stripe unless it was read a minute ago. Without an
 * answer the stored subscription counts while it is paid; after that 503, not "unpaid".
 */
export async function checkSubscription(
  deps: Deps,
  userId: string,
  timeoutMs = defaultTimeoutMs,
): Promise<SubscriptionStatus> {
  const { database, billing, log, now } = deps
  const nowSeconds = Math.floor(now() / 1000)
  const stored = await findSubscription(database.db, userId)
  const customer = await findCustomer(database.db, userId)
  const isFresh = customer !== null && Math.abs(now() - customer.read_at) < freshMs
  if (billing === null || !customer?.customer_id || isFresh) return statusOf(stored, nowSeconds)
  try {
    const current = await withTimeout(timeoutMs, billing.sync(userId), 'late')
    if (current === 'late') throw new AppError('unavailable', stripeUnreachableMessage)
    return statusOf(current, nowSeconds)
  } catch (err) {
    log.warn({ event: 'subscription.read_failed', err }, 'Subscription could not be read')
    if (isPaid(stored, nowSeconds)) return statusOf(stored, nowSeconds)
    throw asUnavailable(err)
  }
}

function isPaid(stored: StoredSubscription | null, nowSeconds: number): boolean {
  return stored?.paidThrough != null && nowSeconds < stored.paidThrough
}
