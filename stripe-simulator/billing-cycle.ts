import { cancelNow, periodEnd } from './cancel-subscription.ts'
import { expireSession } from './checkout-sessions.ts'
import { settleCheckout } from './complete-checkout.ts'
import { changeAndEmit } from './emit-event.ts'
import { finalizeInvoice, makeInvoice } from './make-invoice.ts'
import type { CheckoutSession, Invoice, Subscription } from './objects.ts'
import { isProcessing, payInvoice } from './pay-invoice.ts'
import { nextPeriodEnd } from './period.ts'
import { get, nowSeconds, type World } from './world.ts'

type Due = { atSeconds: number; run: () => void }

/** An unpaid first invoice ends the subscription after this time. */
const incompleteSeconds = 23 * 3600
/** As long as a renewal can still be changed before it is asked for. */
const draftSeconds = 3600

/**
 * Lives through everything that falls due on this clock (null: the simulator's own), the earliest
 * first, each stamped with the second it was due. True when there was anything.
 */
export function runDue(world: World, clock: string | null, untilSeconds: number): boolean {
  for (let count = 0; ; count++) {
    const due = findEarliest(world, clock, untilSeconds)
    if (!due) return count > 0
    world.dueSeconds = due.atSeconds
    try {
      due.run()
    } finally {
      world.dueSeconds = null
    }
  }
}

function findEarliest(world: World, clock: string | null, untilSeconds: number): Due | undefined {
  const { subscription, invoice, 'checkout.session': session } = world.state.tables
  const all: Due[] = []
  const add = (atSeconds: number | null, run: () => void) => {
    if (atSeconds !== null && atSeconds <= untilSeconds) all.push({ atSeconds, run })
  }
  for (const one of Object.values(subscription))
    if (one.test_clock === clock && !one.ended_at) add(...nextStep(world, one))
  for (const one of Object.values(invoice)) {
    if (one.test_clock !== clock) continue
    if (one.status === 'draft') add(one.automatically_finalizes_at, () => collect(world, one))
    if (one.status === 'open') add(one.next_payment_attempt, () => payAgain(world, one))
  }
  for (const one of Object.values(session)) {
    if (clock === null && one.status === 'open')
      add(one.expires_at, () => expireSession(world, one))
    const answersAt = world.state.sessions[one.id]?.bankAnswersAt ?? null
    const bought = answersAt !== null && one.subscription && subscription[one.subscription]
    if (bought && bought.test_clock === clock)
      add(answersAt, () => applyBankAnswer(world, one, bought))
  }
  return all.sort((one, other) => one.atSeconds - other.atSeconds)[0]
}

function nextStep(world: World, subscription: Subscription): [number | null, () => void] {
  if (subscription.status === 'paused') return [null, () => {}]
  if (subscription.status === 'incomplete') {
    const invoice = get(world, 'invoice', subscription.latest_invoice ?? '')
    if (invoice && isProcessing(world, invoice)) return [null, () => {}]
    return [subscription.created + incompleteSeconds, () => giveUp(world, subscription)]
  }
  const end = periodEnd(subscription)
  const { cancel_at } = subscription
  if (cancel_at !== null && cancel_at <= end)
    return [cancel_at, () => cancelNow(world, subscription, null)]
  return [end, () => renew(world, subscription)]
}

/** A subscription outlives its time while the bank takes its own; after a no that is over at once. */
function applyBankAnswer(world: World, session: CheckoutSession, subscription: Subscription): void {
  settleCheckout(world, session)
  const endsAt = subscription.created + incompleteSeconds
  if (subscription.status === 'incomplete' && nowSeconds(world, subscription.customer) >= endsAt)
    giveUp(world, subscription)
}

function giveUp(world: World, subscription: Subscription): void {
  const { latest_invoice, customer } = subscription
  const invoice = latest_invoice && world.state.tables.invoice[latest_invoice]
  if (invoice) invoice.status = 'void'
  changeAndEmit(world, 'customer.subscription.updated', subscription, {
    status: 'incomplete_expired',
    ended_at: nowSeconds(world, customer),
  })
}

/** The next period begins at once, whether or not it will be paid: its invoice is a draft for an hour. */
function renew(world: World, subscription: Subscription): void {
  const { status, billing_cycle_anchor, items } = subscription
  const [first] = items.data
  const period = { start: first?.current_period_start ?? 0, end: periodEnd(subscription) }
  const latestBefore = subscription.latest_invoice
  const moved = items.data.map((item) => ({
    ...item,
    current_period_start: period.end,
    current_period_end: nextPeriodEnd(
      billing_cycle_anchor,
      item.price.recurring ?? { interval: 'month', interval_count: 1 },
      period.end,
    ),
  }))
  const changed: Subscription = {
    ...subscription,
    status: status === 'trialing' ? 'active' : status,
    items: { ...items, data: moved },
  }
  const invoice = makeInvoice(world, changed, { reason: 'subscription_cycle', period })
  subscription.latest_invoice = latestBefore
  changeAndEmit(world, 'customer.subscription.updated', subscription, changed)
  // The invoice of an unpaid subscription stays a draft: no payment is tried.
  if (status !== 'unpaid') invoice.automatically_finalizes_at = period.end + draftSeconds
}

function collect(world: World, invoice: Invoice): void {
  invoice.automatically_finalizes_at = null
  finalizeInvoice(world, invoice)
  payAgain(world, invoice)
}

function payAgain(world: World, invoice: Invoice): void {
  payInvoice(world, invoice, { present: false, automatic: true })
}
