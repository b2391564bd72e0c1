import type Stripe from 'stripe'
import type { CheckoutAnswer } from '#contract/premium.ts'
import { priceGoneMessage } from '#domain/premium/price-gone.ts'
import { canCharge, isEntitled } from '#domain/premium/subscription.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/platform/web/errors.ts'
import {
  beginCheckout,
  type Checkout,
  deleteAttempt,
  findCheckout,
  saveSessionId,
} from './checkout-repository.ts'
import { expireSession, findCheckoutSession, readFirstPayment } from './checkout-session.ts'
import { ensureCustomer } from './ensure-customer.ts'
import type { Billing } from './open-billing.ts'
import { idOf } from './read-subscription.ts'
import {
  isFinalAnswer,
  isInvalidRequest,
  isMissingCustomer,
  stripeUnreachableMessage,
} from './stripe-failure.ts'
import { unlinkIfDeleted } from './sync-customer.ts'

/** Stripe keeps idempotency keys for 24 hours. */
const attemptLifetimeMs = 20 * 60 * 60 * 1000
const maxTries = 3

type Deps = Pick<ServerContext, 'database' | 'now'> & { billing: Billing }
type NewCheckout = { userId: string; priceId: string; origin: string }

const concurrentCheckoutMessage =
  'Another checkout was opened a moment ago. Go on there, or try again.'
const paymentFailedMessage = 'Your last payment failed. Put it right in the payment portal instead.'

/**
 * Opens the payment page for a price. A user has at most one open page, and none while a
 * subscription charges them, so that no payment is made twice. Throws an `AppError` for a wrong price (400)
 * and for what would charge twice (409), else Stripe's errors.
 */
export async function createCheckout(
  deps: Deps,
  newCheckout: NewCheckout,
): Promise<CheckoutAnswer> {
  const { billing, database } = deps
  const { userId, priceId } = newCheckout
  await requirePrice(billing, priceId)
  const customer = await ensureCustomer(deps, userId)
  await requireNoLiveSubscription(deps, userId)
  const stripe = await billing.loadStripe()
  for (let tries = 0; tries < maxTries; tries++) {
    const previous = await findCheckout(database.db, userId)
    const open =
      previous && (await resolvePreviousCheckout(deps, stripe, previous, { priceId, customer }))
    if (open) return open
    const checkout = canRetryAttempt(previous, priceId, deps.now())
      ? previous
      : await beginCheckout(database.db, previous, {
          user_id: userId,
          price_id: priceId,
          begun_at: deps.now(),
        })
    if (checkout) return await openSession(deps, stripe, checkout, { ...newCheckout, customer })
  }
  throw new AppError('conflict', concurrentCheckoutMessage)
}

async function requirePrice(billing: Billing, priceId: string): Promise<void> {
  const prices = await billing.readPrices()
  if (prices === null) {
    throw new AppError('unavailable', stripeUnreachableMessage)
  }
  if (!prices.some(({ id }) => id === priceId)) throw priceGoneError()
}

/** The price list is cached: a refused price may have been withdrawn since. */
async function requirePriceStillOffered(billing: Billing, priceId: string): Promise<void> {
  const prices = await billing.refreshPrices()
  if (prices !== null && !prices.some(({ id }) => id === priceId)) throw priceGoneError()
}

function priceGoneError(): AppError {
  return new AppError('invalid_request', priceGoneMessage)
}

async function requireNoLiveSubscription({ billing, now }: Deps, userId: string): Promise<void> {
  const subscription = await billing.sync(userId)
  if (subscription === null || !canCharge(subscription)) return
  const { status, cancelAtPeriodEnd } = subscription
  if (status !== 'active' && status !== 'trialing') {
    throw new AppError('conflict', paymentFailedMessage)
  }
  if (!isEntitled(subscription, Math.floor(now() / 1000))) {
    throw new AppError('conflict', 'Your subscription runs on, but is not paid. See your invoices.')
  }
  throw new AppError(
    'conflict',
    cancelAtPeriodEnd
      ? 'You have premium until its paid time ends. Resume it on your profile.'
      : 'You have premium already.',
  )
}

/** Reuses the previous page when it is open, for the same price and customer; else expires it. */
async function resolvePreviousCheckout(
  deps: Deps,
  stripe: Stripe,
  { session_id, user_id, price_id }: Checkout,
  { priceId, customer }: { priceId: string; customer: string },
): Promise<CheckoutAnswer | null> {
  if (session_id === null) return null
  const session = await findCheckoutSession(stripe, session_id)
  if (session === null || session.status === 'expired') return null
  const isSame = price_id === priceId && idOf(session.customer) === customer
  if (session.status === 'open' && session.url !== null && isSame) {
    return { url: session.url, sessionId: session.id }
  }
  // It may have been paid just now, in another tab or while expiring.
  const closed = session.status === 'open' ? await expireSession(stripe, session.id) : session
  if (closed?.status === 'complete') await requireNoPendingPayment(stripe, closed)
  await requireNoLiveSubscription(deps, user_id)
  return null
}

/** A second page beside a pending payment could charge twice. */
async function requireNoPendingPayment(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const payment = await readFirstPayment(stripe, session)
  if (payment === 'pending') throw new AppError('conflict', 'Your payment is on its way.')
  if (payment === 'due') throw new AppError('conflict', paymentFailedMessage)
}

/** An attempt without an answer is repeated with its idempotency key. */
function canRetryAttempt(
  previous: Checkout | null,
  priceId: string,
  nowMs: number,
): previous is Checkout {
  return (
    previous !== null &&
    previous.session_id === null &&
    previous.price_id === priceId &&
    nowMs - previous.begun_at < attemptLifetimeMs
  )
}

async function openSession(
  deps: Deps,
  stripe: Stripe,
  checkout: Checkout,
  { userId, priceId, origin, customer }: NewCheckout & { customer: string },
): Promise<CheckoutAnswer> {
  const { db } = deps.database
  try {
    const { id, url } = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: userId,
        line_items: [{ price: priceId, quantity: 1 }],
        subscription_data: { metadata: { user_id: userId } },
        success_url: `${origin}/info/premium-processing?sid={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}/info/premium-cancelled`,
      },
      { idempotencyKey: `checkout:${userId}:${priceId}:${checkout.attempt_id}` },
    )
    if (url === null) throw new Error(`checkout session ${id} has no page`)
    if (await saveSessionId(db, checkout, id)) return { url, sessionId: id }
    await expireSession(stripe, id)
    throw new AppError('conflict', concurrentCheckoutMessage)
  } catch (error) {
    if (isFinalAnswer(error)) await deleteAttempt(db, checkout)
    // Unlinked, so that the next attempt creates another customer.
    if (isMissingCustomer(error)) await unlinkIfDeleted(deps, customer)
    else if (isInvalidRequest(error)) await requirePriceStillOffered(deps.billing, priceId)
    throw error
  }
}
