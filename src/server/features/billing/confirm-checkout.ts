import type { CheckoutOutcome } from '#contract/premium.ts'
import { isEntitled } from '#domain/premium/subscription.ts'
import type { ServerContext } from '#server/context.ts'
import { findCheckoutSession, readFirstPayment } from './checkout-session.ts'
import type { Billing } from './open-billing.ts'

type Deps = Pick<ServerContext, 'log' | 'now'> & { billing: Billing }

/**
 * The state of a checkout that a user returns from. The id in the address proves nothing, so the
 * session is read from Stripe and must be the user's.
 */
export async function confirmCheckout(
  { billing, log, now }: Deps,
  userId: string,
  sessionId: string,
): Promise<CheckoutOutcome> {
  try {
    const stripe = await billing.loadStripe()
    const session = isSessionId(sessionId) ? await findCheckoutSession(stripe, sessionId) : null
    if (session?.client_reference_id !== userId) return 'unknown'
    const subscription = await billing.sync(userId)
    if (isEntitled(subscription, Math.floor(now() / 1000))) return 'premium'
    if (session.status === 'expired') return 'failed'
    if (session.status === 'open') return 'pending'
    const payment = await readFirstPayment(stripe, session)
    return payment === 'due' || payment === 'void' ? 'failed' : 'pending'
  } catch (err) {
    log.warn({ event: 'checkout.confirm_failed', err }, 'Checkout not confirmed yet')
    return 'pending'
  }
}

function isSessionId(text: string): boolean {
  return /^cs_\w{1,250}$/.test(text)
}
