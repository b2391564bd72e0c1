import type { Subscription } from '../../tools/stripe-simulator/objects.ts'
import type { HeldStripe } from './webhook-histories-stripe.ts'

/** How somebody's subscription stands, worked out from what lies at Stripe. */
export type Truth = {
  /** Null before the first. */
  subscription: Subscription | null
  /** Epoch seconds; null while nothing is paid that was not taken back. */
  paidThrough: number | null
}

const alive = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

/** The truth about a customer, from their subscriptions and from each payment's own papers. */
export function readTruth({ tables }: HeldStripe, customer: string): Truth {
  const subscriptions = Object.values(tables.subscription).filter(
    (subscription) => subscription.customer === customer,
  )
  const living = subscriptions.filter(({ status }) => alive.has(status))
  if (living.length > 1) throw new Error(`${living.length} subscriptions charge ${customer}`)
  let paidThrough: number | null = null
  for (const { id, customer: payer, paid, payment_intent } of Object.values(tables.charge)) {
    if (payer !== customer || !paid || isTakenBack(id)) continue
    const payment = Object.values(tables.invoice_payment).find(
      (one) => one.payment.payment_intent === payment_intent,
    )
    const lines = tables.invoice[payment?.invoice ?? '']?.lines.data
    if (!lines) throw new Error(`charge ${id} pays nothing`)
    for (const { period } of lines) paidThrough = Math.max(paidThrough ?? 0, period.end)
  }
  return { subscription: living[0] ?? subscriptions.at(-1) ?? null, paidThrough }

  function isTakenBack(charge: string): boolean {
    const papers = [...Object.values(tables.refund), ...Object.values(tables.dispute)]
    return papers.some((one) => one.charge === charge)
  }
}

type Known = {
  last: Truth
  /** What the house was told for certain before, the newest last. */
  certain: readonly Truth[]
  /** Null for one that was deleted. */
  customer: string | null
  nowSeconds: number
}

/**
 * What a house that has heard all must have stored. The profile keeps what was stored before where
 * spec §4 says that nothing is revoked: an end that is not known any more, and premium until then.
 */
export function workOut({ last, certain, customer, nowSeconds }: Known) {
  const { subscription, paidThrough } = last
  const isOpen = (truth: Truth) =>
    truth.subscription?.status === 'active' ||
    (truth.paidThrough !== null && nowSeconds < truth.paidThrough)
  const lastEnd =
    paidThrough ?? certain.findLast((truth) => truth.paidThrough !== null)?.paidThrough ?? null
  const isLeft = lastEnd !== null && nowSeconds <= lastEnd && certain.some(isOpen)
  const isCancelled = subscription?.cancel_at != null || subscription?.status === 'canceled'
  return {
    row: subscription && {
      subscription_id: subscription.id,
      status: subscription.status,
      cancel_at_period_end: subscription.cancel_at_period_end ? 1 : 0,
      cancel_at: subscription.cancel_at,
      paid_through: paidThrough,
    },
    profile: {
      premium: isOpen(last) || isLeft ? 1 : 0,
      cancelled: isCancelled ? 1 : 0,
      premium_end_date: lastEnd,
      stripe_user_id: customer ?? '',
      // Whoever has none any more keeps the one that made premium last, if the house ever saw it run.
      ...(isOpen(last) && { stripe_subscription_id: subscription?.id ?? '' }),
    },
  }
}

/** How a history ended. */
export function endOf({ last, customer, nowSeconds }: Known): string {
  const { subscription, paidThrough } = last
  if (customer === null) return 'the customer is gone'
  if (paidThrough === null) return 'all was taken back'
  if (subscription?.status === 'active')
    return subscription.cancel_at_period_end ? 'runs and will end' : 'runs'
  if (subscription?.status !== 'canceled') return subscription?.status ?? 'nothing'
  return paidThrough > nowSeconds ? 'ended, with time that is paid' : 'ended and over'
}
