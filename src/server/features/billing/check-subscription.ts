import { setTimeout as sleep } from 'node:timers/promises'
import { type SubscriptionStatus, statusOf } from '#domain/premium/subscription.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findSubscription, type StoredSubscription } from '../profile/subscription-repository.ts'
import { findCustomer } from './billing-repository.ts'
import type { Billing } from './open-billing.ts'
import { asUnavailable, stripeUnreachableMessage } from './stripe-failure.ts'

/** A subscription that was read this short a time ago is not read again; clocks may differ by no more. */
const freshMs = 60_000
const defaultTimeoutMs = 5_000

type Deps = Pick<ServerContext, 'database' | 'log' | 'now'> & { billing: Billing | null }

/**
 * How somebody's subscription stands. While Stripe does not answer, what is stored counts for as long
 * as it is paid; after that this throws 503, so that nobody is called unpaid for our own trouble.
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
    return statusOf(await withTimeout(billing.sync(userId), timeoutMs), nowSeconds)
  } catch (err) {
    log.warn({ err }, 'a subscription could not be read')
    if (isPaid(stored, nowSeconds)) return statusOf(stored, nowSeconds)
    throw asUnavailable(err)
  }
}

function isPaid(stored: StoredSubscription | null, nowSeconds: number): boolean {
  return stored?.paidThrough != null && nowSeconds < stored.paidThrough
}

/** The reading goes on when nobody waits for it any longer. */
async function withTimeout<Value>(reading: Promise<Value>, timeoutMs: number): Promise<Value> {
  const timeoutAbort = new AbortController()
  const timedOut = sleep(timeoutMs, null, { signal: timeoutAbort.signal }).then(() => {
    throw new AppError('unavailable', stripeUnreachableMessage)
  })
  try {
    return await Promise.race([reading, timedOut])
  } finally {
    timeoutAbort.abort()
    timedOut.catch(() => {})
    reading.catch(() => {})
  }
}
