import type Stripe from 'stripe'
import { canCharge } from '#domain/premium/subscription.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findSubscription } from '../profile/subscription-repository.ts'
import { findCustomer } from './billing-repository.ts'
import { findCheckout } from './checkout-repository.ts'
import { expireSession } from './checkout-session.ts'
import { findEmail } from './ensure-customer.ts'
import type { BillingContext } from './open-billing.ts'
import { asUnavailable, isMissingResource } from './stripe-failure.ts'
import { unlinkDeletedCustomer, unlinkIfDeleted } from './sync-customer.ts'

const notEndedMessage =
  'Your subscription could not be ended just now, so your account stays for the moment. Please try again.'

/**
 * Ends all payments before an account is erased: expires the open payment page and deletes the
 * customer at Stripe, which ends subscriptions. Throws 503 when that fails: nobody may keep paying
 * for a deleted account.
 */
export async function endBilling(
  { database, billing, log, now }: Pick<BillingContext, 'database' | 'billing' | 'log' | 'now'>,
  userId: string,
): Promise<void> {
  const customer = await findCustomer(database.db, userId)
  if (!customer) return
  const customerId = customer.customer_id
  if (billing === null) {
    const subscription = await findSubscription(database.db, userId)
    if (subscription && canCharge(subscription)) throw new AppError('unavailable', notEndedMessage)
    return
  }
  try {
    const stripe = await billing.loadStripe()
    const sessionId = (await findCheckout(database.db, userId))?.session_id
    if (sessionId) await expireSession(stripe, sessionId)
    const email = await findEmail(database.db, userId)
    if (email) await deleteStrayCustomers(stripe, { userId, customerId, email })
    if (customerId) await stripe.customers.del(customerId)
  } catch (err) {
    if (
      customerId &&
      isMissingResource(err) &&
      (await unlinkIfDeleted({ database, now, billing }, customerId))
    )
      return
    log.error({ event: 'subscription.end_failed', err }, 'Subscription could not be ended')
    throw asUnavailable(err) === err ? err : new AppError('unavailable', notEndedMessage)
  }
  if (customerId) await unlinkDeletedCustomer({ database, now }, customerId)
}

type LeavingCustomer = { userId: string; customerId: string | null; email: string }

/** A lost answer may have left another customer with this address, which pays for nothing. */
async function deleteStrayCustomers(
  stripe: Stripe,
  { userId, customerId, email }: LeavingCustomer,
): Promise<void> {
  for await (const { id, metadata } of stripe.customers.list({ email, limit: 100 })) {
    if (id === customerId || metadata.user_id !== userId) continue
    await stripe.customers.del(id).catch((error: unknown) => {
      if (!isMissingResource(error)) throw error
    })
  }
}
