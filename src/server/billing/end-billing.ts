import { isLive } from '#domain/premium/subscription.ts'
import { transact } from '../db/transaction.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findCustomer, findSubscription, forgetCustomer } from './billing-repository.ts'
import { findCheckout } from './checkout-repository.ts'
import { expire } from './checkout-session.ts'
import { asUnavailable, isMissing } from './stripe-failure.ts'
import { forgetIfDeleted } from './sync-customer.ts'

const notEnded =
  'Your subscription could not be ended just now, so your account stays for the moment. Please try again.'

/**
 * Ends all payments of somebody who leaves for good, before anything of theirs is erased: the page that
 * could still be paid is closed, and their customer is deleted at Stripe, which ends what runs. Throws
 * 503 when that cannot be done; nobody goes on paying for an account that is gone.
 */
export async function endBilling(
  { database, billing, log, now }: Pick<Services, 'database' | 'billing' | 'log' | 'now'>,
  userId: string,
): Promise<void> {
  const customerId = (await findCustomer(database.db, userId))?.customer_id
  if (!customerId) return
  if (billing === null) {
    const subscription = await findSubscription(database.db, userId)
    if (subscription && isLive(subscription)) throw new AppError('unavailable', notEnded)
    return
  }
  try {
    const stripe = await billing.loadStripe()
    const sessionId = (await findCheckout(database.db, userId))?.session_id
    if (sessionId) await expire(stripe, sessionId)
    await stripe.customers.del(customerId)
  } catch (err) {
    if (!isMissing(err) || !(await forgetIfDeleted({ database, now, ...billing }, customerId))) {
      log.error({ err }, 'a subscription could not be ended')
      throw asUnavailable(err) === err ? err : new AppError('unavailable', notEnded)
    }
    return
  }
  await transact(database.db, (transaction) => forgetCustomer(transaction, customerId))
}
