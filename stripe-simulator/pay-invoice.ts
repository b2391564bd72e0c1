import { cancelNow } from './cancel-subscription.ts'
import { type Attendance, chargeIntent, makeIntent, type Outcome } from './charge-intent.ts'
import { customerFields } from './customers.ts'
import { changeAndEmit, emit } from './emit-event.ts'
import type { Invoice, InvoicePayment, PaymentIntent, Subscription } from './objects.ts'
import { find, get, nowSeconds, type World } from './world.ts'

const daySeconds = 86_400

/** Days between one automatic try and the next. */
const retryAfterDays = [3, 5, 7]

type How = Attendance & {
  /** Another card than the one on file. */
  method?: string
  /** The payment that a hosted page has begun. */
  intent?: PaymentIntent
  /** Tries of the simulator's own count towards the schedule; people may try as they like. */
  automatic: boolean
}

export function subscriptionOf(world: World, invoice: Invoice): Subscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription
  return typeof id === 'string' ? get(world, 'subscription', id) : undefined
}

/** The default card. */
export function methodOf(world: World, invoice: Invoice): string | null {
  return (
    subscriptionOf(world, invoice)?.default_payment_method ??
    (customerFields(world, invoice.customer)?.invoice_settings.default_payment_method as
      | string
      | undefined) ??
    null
  )
}

export function paymentOf(world: World, invoice: Invoice): InvoicePayment | undefined {
  return Object.values(world.state.tables.invoice_payment).find((one) => one.invoice === invoice.id)
}

/** Whether the bank still has to answer about its payment. */
export function isProcessing(world: World, invoice: Invoice): boolean {
  const intent = paymentOf(world, invoice)?.payment.payment_intent
  return typeof intent === 'string' && get(world, 'payment_intent', intent)?.status === 'processing'
}

/** Tries to collect an open invoice; the subscription follows from how it went. */
export function payInvoice(world: World, invoice: Invoice, how: How): Outcome {
  if (how.automatic || invoice.attempt_count === 0) invoice.attempt_count++
  invoice.attempted = true
  if (invoice.amount_due === 0) {
    markPaid(world, invoice)
    return { kind: 'paid' }
  }
  const intent = how.intent ?? intentOf(world, invoice)
  const payment = paymentOf(world, invoice)
  if (payment) payment.payment = { type: 'payment_intent', payment_intent: intent.id }
  if (intent.status === 'processing') return { kind: 'processing' }
  const outcome =
    intent.status === 'succeeded'
      ? ({ kind: 'paid' } as const)
      : chargeIntent(world, intent, how.method ?? methodOf(world, invoice), how)
  followPayment(world, invoice, outcome, how)
  return outcome
}

/** Invoice and subscription, once it is known how a payment went. */
export function followPayment(world: World, invoice: Invoice, outcome: Outcome, how: How): void {
  if (outcome.kind === 'paid') markPaid(world, invoice)
  else noteFailure(world, invoice, outcome, how)
}

function intentOf(world: World, invoice: Invoice): PaymentIntent {
  const begun = paymentOf(world, invoice)?.payment.payment_intent
  if (typeof begun === 'string') return find(world, 'payment_intent', begun)
  return makeIntent(world, {
    customer: invoice.customer,
    amount: invoice.amount_due,
    currency: invoice.currency,
    description:
      invoice.billing_reason === 'subscription_create'
        ? 'Subscription creation'
        : 'Subscription update',
  })
}

function markPaid(world: World, invoice: Invoice): void {
  const at = nowSeconds(world, invoice.customer)
  const payment = paymentOf(world, invoice)
  if (payment)
    Object.assign(payment, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      status_transitions: { canceled_at: null, paid_at: at },
    })
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  })
  emit(world, 'invoice.paid', invoice)
  emit(world, 'invoice.payment_succeeded', invoice)
  const subscription = subscriptionOf(world, invoice)
  const waits = ['incomplete', 'past_due', 'unpaid'].includes(subscription?.status ?? '')
  if (subscription && waits && subscription.latest_invoice === invoice.id)
    changeAndEmit(world, 'customer.subscription.updated', subscription, { status: 'active' })
}

function noteFailure(world: World, invoice: Invoice, outcome: Outcome, how: How): void {
  const subscription = subscriptionOf(world, invoice)
  const goesOn = subscription && !subscription.ended_at && subscription.status !== 'incomplete'
  const waitDays = retryAfterDays[invoice.attempt_count - 1]
  if (how.automatic)
    invoice.next_payment_attempt =
      goesOn && waitDays ? nowSeconds(world, invoice.customer) + waitDays * daySeconds : null
  if (outcome.kind === 'asksBank') emit(world, 'invoice.payment_action_required', invoice)
  emit(world, 'invoice.payment_failed', invoice)
  if (!goesOn || !how.automatic) return
  if (waitDays) {
    if (subscription.status !== 'unpaid')
      changeAndEmit(world, 'customer.subscription.updated', subscription, { status: 'past_due' })
  } else if (world.afterLastRetry === 'unpaid')
    changeAndEmit(world, 'customer.subscription.updated', subscription, { status: 'unpaid' })
  else cancelNow(world, subscription, 'payment_failed')
}
