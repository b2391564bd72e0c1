import type Stripe from 'stripe'
import type { StoredSubscription } from '../profile/subscription-repository.ts'

const pageLimit = 100
/** All of them: a card that is declined leaves one, too, and must not push a refund out of sight. */
const maxCharges = 10_000

/** How a subscription comes before another as the one that counts: what runs, then what may again. */
const statusOrder = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete']

/**
 * What Stripe says now of a customer's subscription, and until when it is paid; null for one who never
 * had any. Paid is what a paid invoice names whose payment was neither given back nor is disputed.
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

/** Ends of a dispute after which the money is ours. */
const settledDisputeStatuses = ['won', 'warning_closed', 'prevented']

/** Whether a payment was given back, or may be: a charge is called disputed for good, however that ended. */
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

/** Null for any other than by the month or the year. */
export function billingInterval(recurring: Stripe.Price.Recurring | null): 'month' | 'year' | null {
  if (recurring?.interval === 'month') return 'month'
  return recurring?.interval === 'year' ? 'year' : null
}

/** The end of the last period that is paid, epoch seconds. */
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

/** The payment intents that paid an invoice. */
function paymentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .map(({ payment }) => idOf(payment.payment_intent ?? null))
    .filter((id) => id !== null)
}

export function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference
}
