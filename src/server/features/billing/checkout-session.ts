import type Stripe from 'stripe'
import { idOf } from './read-subscription.ts'
import { isMissingResource } from './stripe-failure.ts'

export async function findCheckoutSession(
  stripe: Stripe,
  sessionId: string,
): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId)
  } catch (error) {
    if (isMissingResource(error)) return null
    throw error
  }
}

/** Expires a payment page and returns it as it is then: one paid meanwhile cannot expire. */
export async function expireSession(
  stripe: Stripe,
  sessionId: string,
): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.expire(sessionId)
  } catch (error) {
    const session = await findCheckoutSession(stripe, sessionId)
    if (session?.status === 'open') throw error
    return session
  }
}

/** The payment succeeds a moment before the invoice says so. */
const pendingStatuses = new Set<Stripe.PaymentIntent.Status>(['processing', 'succeeded'])

/** `due` was refused and may be paid otherwise; `void` never will be. */
export type FirstPayment = 'paid' | 'pending' | 'due' | 'void'

/** Some banks take days to confirm a payment. */
export async function readFirstPayment(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<FirstPayment> {
  const invoice = idOf(session.invoice)
  if (session.payment_status !== 'unpaid' || invoice === null) return 'paid'
  const { status, payments } = await stripe.invoices.retrieve(invoice, {
    expand: ['payments.data.payment.payment_intent'],
  })
  if (status === 'paid') return 'paid'
  if (status !== 'open') return 'void'
  const intents = payments?.data.map(({ payment }) => payment.payment_intent) ?? []
  return intents.some((one) => typeof one === 'object' && pendingStatuses.has(one.status))
    ? 'pending'
    : 'due'
}
