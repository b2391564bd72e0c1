import { answerIntent, chargeIntent, makeIntent, type Outcome } from './charge-intent.ts'
import { customerFields, makeCustomer } from './customers.ts'
import { emit } from './emit-event.ts'
import { detailsOf } from './make-checkout-session.ts'
import { makeSubscription } from './make-subscription.ts'
import type { CheckoutSession, Customer, PaymentIntent, PaymentMethod } from './objects.ts'
import { followPayment, payInvoice } from './pay-invoice.ts'
import { type CardEntry, makeMethod, putOnFile } from './payment-methods.ts'
import type { SessionSecret } from './state.ts'
import { keepRefusal, testCards } from './test-cards.ts'
import { find, get, nowSeconds, type World } from './world.ts'

/**
 * After Pay was pressed. The session is complete when this returns `paid` or `processing`; otherwise
 * it stays open. The caller checks that it is open: a complete one would be paid twice.
 */
export function payCheckout(world: World, session: CheckoutSession, entry: CardEntry): Outcome {
  return tryMethod(world, session, makeMethod(world, entry))
}

/** The bank's answer to a payment that waits for one. */
export function answerBank(world: World, session: CheckoutSession, bank: 'yes' | 'no'): Outcome {
  const waiting = world.state.sessions[session.id]?.pendingMethod
  if (!waiting) throw new Error('No payment of this session waits for the bank')
  return tryMethod(world, session, find(world, 'payment_method', waiting), bank)
}

function tryMethod(
  world: World,
  session: CheckoutSession,
  method: PaymentMethod,
  bank?: 'yes' | 'no',
): Outcome {
  const secret = secretOf(world, session)
  secret.pendingMethod = null
  const customer = buyerOf(world, session, secret, method)
  const intent = session.amount_total ? intentOf(world, session, secret, customer.id) : null
  const outcome = intent
    ? chargeIntent(world, intent, method.id, {
        present: true,
        slow: world.faults.paymentsTakeSeconds > 0,
        ...(bank && { bank }),
      })
    : keepOnly(world, method, bank)
  if (outcome.kind === 'asksBank') secret.pendingMethod = method.id
  if (outcome.kind === 'processing')
    secret.bankAnswersAt = nowSeconds(world, customer.id) + world.faults.paymentsTakeSeconds
  if (outcome.kind === 'paid' || outcome.kind === 'processing')
    complete(world, session, customer, method, intent)
  return outcome
}

/** The end of a payment that was processing; emits the session's own event last. */
export function settleCheckout(world: World, session: CheckoutSession): void {
  const secret = secretOf(world, session)
  const { invoice, id } = session
  if (!secret.paymentIntent || !invoice) throw new Error(`Session ${id} waits for no payment`)
  secret.bankAnswersAt = null
  const outcome = answerIntent(world, find(world, 'payment_intent', secret.paymentIntent))
  const how = { present: false, automatic: false }
  followPayment(world, find(world, 'invoice', invoice), outcome, how)
  if (outcome.kind === 'paid') session.payment_status = 'paid'
  const ending = outcome.kind === 'paid' ? 'succeeded' : 'failed'
  emit(world, `checkout.session.async_payment_${ending}`, session)
}

/** The session's customer, or a new one: made at the first try, kept for the next. */
function buyerOf(
  world: World,
  session: CheckoutSession,
  secret: SessionSecret,
  { billing_details: { email, name } }: PaymentMethod,
): Customer {
  const named = customerFields(world, session.customer)
  // An address that is on the customer's file stays; one that is missing is noted.
  if (named) return Object.assign(named, { email: named.email ?? email, name: named.name ?? name })
  const begun = customerFields(world, secret.customer)
  if (begun) return Object.assign(begun, { email, name })
  const customer = makeCustomer(world, { email: email ?? '', name: name ?? '' }, null)
  secret.customer = customer.id
  return customer
}

/** A trial takes no money, but the bank is still asked whether the card is any good. */
function keepOnly(world: World, method: PaymentMethod, bank?: 'yes' | 'no'): Outcome {
  const number = world.state.cards[method.id] ?? ''
  const decline = keepRefusal(number)
  if (decline) return { kind: 'declined', decline }
  const asks = testCards[number]?.asksBank
  const refusal = { code: 'setup_intent_authentication_failure', message: 'Your bank said no.' }
  if (asks && !bank) return { kind: 'asksBank', decline: refusal }
  return bank === 'no' ? { kind: 'declined', decline: refusal } : { kind: 'paid' }
}

function secretOf(world: World, session: CheckoutSession): SessionSecret {
  const secret = world.state.sessions[session.id]
  if (!secret) throw new Error(`Session ${session.id} has lost what belongs to it`)
  return secret
}

function intentOf(
  world: World,
  session: CheckoutSession,
  secret: SessionSecret,
  customer: string,
): PaymentIntent {
  const begun = secret.paymentIntent && get(world, 'payment_intent', secret.paymentIntent)
  if (begun) return begun
  const intent = makeIntent(world, {
    customer,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    description: 'Subscription creation',
  })
  secret.paymentIntent = intent.id
  return intent
}

function complete(
  world: World,
  session: CheckoutSession,
  customer: Customer,
  method: PaymentMethod,
  intent: PaymentIntent | null,
): void {
  const secret = secretOf(world, session)
  const { email, name } = method.billing_details
  if (session.url) world.state.origins[customer.id] = new URL(session.url).origin
  putOnFile(world, method, customer.id)
  const { subscription, invoice } = makeSubscription(world, {
    customer: customer.id,
    items: secret.lineItems.flatMap(({ price, quantity }) =>
      price ? [{ price: find(world, 'price', price.id), quantity: quantity ?? 1 }] : [],
    ),
    metadata: secret.metadata,
    description: secret.description,
    trialDays: secret.trialDays,
    method: method.id,
  })
  payInvoice(world, invoice, { present: true, automatic: false, ...(intent && { intent }) })
  customer.currency ??= subscription.currency
  Object.assign(session, {
    status: 'complete',
    payment_status: payStatusOf(intent),
    customer: customer.id,
    customer_details: detailsOf(email ?? customer.email, name ?? customer.name ?? null),
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  })
  emit(world, 'checkout.session.completed', session)
}

function payStatusOf(intent: PaymentIntent | null): CheckoutSession['payment_status'] {
  if (!intent) return 'no_payment_required'
  return intent.status === 'succeeded' ? 'paid' : 'unpaid'
}
