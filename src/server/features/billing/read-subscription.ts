import type Stripe from 'stripe'
import type { StoredSubscription } from '../profile/subscription-repository.ts'

const pageLimit = 100
/** Declined cards leave charges too, and must not push a refund off the first page. */
const maxCharges = 10_000

/** Which of several subscriptions counts, first to last. */
const statusOrder = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete']

/**
 * The subscription at Stripe and its paid time; null when there never was one. Paid time is that
 * of paid invoices that are neither refunded nor disputed.
 */
export async function readSubscription(
  stripe: Stripe,
  customer: string,
): Promise<StoredSubscription | null> {
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit: pageLimit }),
    stripe.invoices.list({ customer, status: 'paid', limit: pageLimit, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: pageLimit }).autoPagingToArray({ limit: maxCharges }),
  ])
  const [current] = subscriptions.data.toSorted(compareStatus)
  if (!current) return null
  const refundedPayments = new Set<string | null>()
  for (const charge of charges) {
    const disputes = charge.disputed ? (await stripe.disputes.list({ charge: charge.id })).data : []
    if (isRefundedOrDisputed(charge, disputes)) refundedPayments.add(idOf(charge.payment_intent))
  }
  return {
    subscriptionId: current.id,
    status: current.status,
    cancelAtPeriodEnd: current.cancel_at_period_end,
    cancelAt: current.cancel_at,
    interval: billingInterval(current.items.data[0]?.price.recurring ?? null),
    periodStart: current.items.data[0]?.current_period_start ?? null,
    paidThrough: paidThrough(invoices.data, refundedPayments),
  }
}

/** Disputes that ended in favour of the seller. */
const settledDisputeStatuses = ['won', 'warning_closed', 'prevented']

/** `disputed` stays true after a dispute has ended. */
export function isRefundedOrDisputed(
  { refunded }: Pick<Stripe.Charge, 'refunded'>,
  disputes: readonly Pick<Stripe.Dispute, 'status'>[],
): boolean {
  return refunded || disputes.some(({ status }) => !settledDisputeStatuses.includes(status))
}

function compareStatus(a: Stripe.Subscription, b: Stripe.Subscription): number {
  return rank(a) - rank(b) || b.created - a.created
}

function rank({ status }: Stripe.Subscription): number {
  const index = statusOrder.indexOf(status)
  return index === -1 ? statusOrder.length : index
}

export function billingInterval(recurring: Stripe.Price.Recurring | null): 'month' | 'year' | null {
  if (recurring?.interval === 'month') return 'month'
  return recurring?.interval === 'year' ? 'year' : null
}

/** Epoch seconds. */
function paidThrough(
  invoices: readonly Stripe.Invoice[],
  refundedPayments: ReadonlySet<string | null>,
): number | null {
  const ends = invoices
    .filter((invoice) => !paymentsOf(invoice).some((payment) => refundedPayments.has(payment)))
    .flatMap(({ lines }) => lines.data.filter(isPeriodOfSubscription))
    .map(({ period }) => period.end)
  return ends.length === 0 ? null : Math.max(...ends)
}

function isPeriodOfSubscription({ parent }: Stripe.InvoiceLineItem): boolean {
  const details = parent?.subscription_item_details
  return details != null && !details.proration
}

function paymentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .map(({ payment }) => idOf(payment.payment_intent ?? null))
    .filter((id) => id !== null)
}

export function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference
}
