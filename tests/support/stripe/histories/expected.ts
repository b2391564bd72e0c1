import type { Subscription } from '../../../../stripe-simulator/objects.ts'
import type { HeldStripe } from './stripe.ts'

/** How somebody's subscription stands, worked out from what lies at Stripe. */
export type ExpectedState = {
  /** Null before the first. */
  subscription: Subscription | null
  /** Epoch seconds; null while nothing is paid that was not taken back. */
  paidThrough: number | null
}

const alive = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

/**
 * The truth about a customer, from their subscriptions and from each payment's own papers.
 * @param paidBefore what earlier customers of the same person had paid for when they were deleted
 */
export function computeExpectedState(
  { tables }: HeldStripe,
  customer: string,
  paidBefore: number | null,
): ExpectedState {
  const subscriptions = Object.values(tables.subscription).filter(
    (subscription) => subscription.customer === customer,
  )
  const living = subscriptions.filter(({ status }) => alive.has(status))
  if (living.length > 1) throw new Error(`${living.length} subscriptions charge ${customer}`)
  let paidThrough = paidBefore
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
  last: ExpectedState
  /** Earlier states that the server has surely read, the newest last. */
  certain: readonly ExpectedState[]
  /** Null for one that was deleted. */
  customer: string | null
  begunSeconds: number
  nowSeconds: number
}

/** How long premium stays open without being paid, while a renewal is on its way. */
const renewalSeconds = 2 * 60 * 60

/** A renewal that was not paid by then is none. */
const maxRenewalSeconds = 72 * 60 * 60

/** Whether premium is open: it is paid, or runs on and will be before long. */
function isOpen({ subscription, paidThrough }: ExpectedState, nowSeconds: number): boolean {
  if (paidThrough !== null && nowSeconds < paidThrough) return true
  const began = Math.max(paidThrough ?? 0, subscription ? periodStart(subscription) : 0)
  if (subscription?.status !== 'active') return false
  // Cancelled while the payment of a new period is on its way, that one is still charged.
  const isCharged = paidThrough !== null && periodStart(subscription) >= paidThrough
  const isRunning = !subscription.cancel_at_period_end || isCharged
  return isRunning && nowSeconds < began + maxRenewalSeconds
}

function periodStart({ items }: Subscription): number {
  return items.data[0]?.current_period_start ?? 0
}

/** What a server that has heard all must have stored of the subscription; null for none. */
export function expectedRow({ last: { subscription, paidThrough } }: Known) {
  return (
    subscription && {
      subscription_id: subscription.id,
      status: subscription.status,
      cancel_at_period_end: subscription.cancel_at_period_end ? 1 : 0,
      cancel_at: subscription.cancel_at,
      period_start: periodStart(subscription),
      paid_through: paidThrough,
    }
  )
}

/**
 * What its profile must say, beside the end that it names. By spec §4 nothing is revoked before that
 * end, and a user without premium keeps the id of the last subscription that the server saw running.
 */
export function expectedProfile({ last, customer, nowSeconds }: Known, storedEnd: number | null) {
  const { subscription } = last
  const open = isOpen(last, nowSeconds)
  const isLeft = storedEnd !== null && nowSeconds <= storedEnd
  const isCancelled = subscription?.cancel_at != null || subscription?.status === 'canceled'
  return {
    premium: open || isLeft ? 1 : 0,
    cancelled: isCancelled ? 1 : 0,
    stripe_user_id: customer ?? '',
    ...(open && { stripe_subscription_id: subscription?.id ?? '' }),
  }
}

/**
 * Whether premium ends in the profile when it must: with what is paid, or soon after it was read
 * while a renewal is on its way; where neither is so, an end that was known before stays.
 */
export function isRightEnd(known: Known, storedEnd: number | null): boolean {
  const { last, certain, begunSeconds, nowSeconds } = known
  const { paidThrough } = last
  const isSoon =
    storedEnd !== null &&
    storedEnd >= begunSeconds + renewalSeconds &&
    storedEnd <= nowSeconds + renewalSeconds
  if (paidThrough !== null && nowSeconds < paidThrough) return storedEnd === paidThrough
  if (isOpen(last, nowSeconds)) return isSoon
  if (paidThrough !== null) return storedEnd === paidThrough
  const before = certain.findLast((truth) => truth.paidThrough !== null)
  return isSoon || storedEnd === (before?.paidThrough ?? null)
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
