import { answerCharge, makeCharge } from './charges.ts'
import { openDispute } from './disputes.ts'
import { emit } from './emit-event.ts'
import { newId } from './new-id.ts'
import type { Charge, PaymentIntent } from './objects.ts'
import {
  authenticationFailed,
  authenticationRequired,
  type Decline,
  keepRefusal,
  notATestCard,
  type TestCard,
  testCards,
} from './test-cards.ts'
import { find, insert, nowSeconds, type World } from './world.ts'

type Given = { customer: string | null; amount: number; currency: string; description: string }

export type Outcome =
  | { kind: 'paid' }
  /** The bank takes its time: `answerIntent` has the end of it. */
  | { kind: 'processing' }
  | { kind: 'asksBank'; decline: Decline }
  | { kind: 'declined'; decline: Decline }

/** Who is there while the card is charged, and what the bank has said already. */
export type Attendance = {
  present: boolean
  bank?: 'yes' | 'no'
  /** The money comes later, or is refused later. */
  slow?: boolean
}

const noMethod: Decline = {
  code: 'missing',
  message: 'There is no default payment method on this customer or subscription.',
}

const requiresAction: Decline = {
  code: 'subscription_payment_intent_requires_action',
  message:
    'Payment for this subscription requires additional user action before it can be completed successfully.',
}

export function makeIntent(world: World, given: Given): PaymentIntent {
  const id = newId('pi')
  const intent = insert(world, 'payment_intent', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: nowSeconds(world, given.customer),
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  })
  emit(world, 'payment_intent.created', intent)
  return intent
}

/** Tries the card once; leaves a charge unless the bank is asked first. Emits what happened. */
export function chargeIntent(
  world: World,
  intent: PaymentIntent,
  methodId: string | null,
  { present, bank, slow }: Attendance,
): Outcome {
  intent.next_action = null
  if (!methodId) return refuse(world, intent, null, noMethod)
  const number = world.state.cards[methodId] ?? ''
  const card = testCards[number]
  if (bank === 'no') return refuse(world, intent, methodId, authenticationFailed)

  if (requiresBankApproval(card, present) && bank !== 'yes') return askBank(world, intent, methodId)

  const charge = makeCharge(world, intent, methodId)
  intent.latest_charge = charge.id
  if (!slow || keepRefusal(number)) return settle(world, intent, charge, methodId)
  Object.assign(intent, {
    status: 'processing',
    payment_method: methodId,
    last_payment_error: null,
  })
  emit(world, 'charge.pending', charge)
  emit(world, 'payment_intent.processing', intent)
  return { kind: 'processing' }
}

/** Why that card would not be charged now; null when it would. Changes nothing. */
export function whyUnpaid(world: World, methodId: string | null, present: boolean): Decline | null {
  if (methodId === null) return noMethod
  const card = testCards[world.state.cards[methodId] ?? '']
  if (requiresBankApproval(card, present)) return requiresAction
  return card ? (card.declines ?? null) : notATestCard
}

function requiresBankApproval(card: TestCard | undefined, present: boolean): boolean {
  return card?.asksBank === 'always' || (card?.asksBank === 'first' && present)
}

/** The bank has made up its mind about a payment that is `processing`. Emits what happened. */
export function answerIntent(world: World, intent: PaymentIntent): Outcome {
  const { latest_charge: charge, payment_method: method } = intent
  if (!charge || !method) throw new Error(`Nothing of ${intent.id} is on its way`)
  return settle(world, intent, find(world, 'charge', charge), method)
}

function settle(world: World, intent: PaymentIntent, charge: Charge, methodId: string): Outcome {
  const card = testCards[world.state.cards[methodId] ?? '']
  const decline = card ? (card.declines ?? null) : notATestCard
  answerCharge(charge, decline)
  if (decline) {
    emit(world, 'charge.failed', charge)
    return refuse(world, intent, methodId, decline, charge.id)
  }
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    payment_method: methodId,
    last_payment_error: null,
  })
  emit(world, 'charge.succeeded', charge)
  emit(world, 'payment_intent.succeeded', intent)
  if (card?.disputed) openDispute(world, charge, 'fraudulent')
  return { kind: 'paid' }
}

function askBank(world: World, intent: PaymentIntent, methodId: string): Outcome {
  intent.status = 'requires_action'
  intent.payment_method = methodId
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
  emit(world, 'payment_intent.requires_action', intent)
  return { kind: 'asksBank', decline: authenticationRequired }
}

function refuse(
  world: World,
  intent: PaymentIntent,
  methodId: string | null,
  decline: Decline,
  charge?: string,
): Outcome {
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.last_payment_error = {
    type: 'card_error',
    code: decline.code,
    message: decline.message,
    ...(decline.declineCode && { decline_code: decline.declineCode }),
    ...(charge && { charge }),
    ...(methodId && {
      payment_method: structuredClone(find(world, 'payment_method', methodId)),
    }),
  } as PaymentIntent['last_payment_error']
  emit(world, 'payment_intent.payment_failed', intent)
  return { kind: 'declined', decline }
}
