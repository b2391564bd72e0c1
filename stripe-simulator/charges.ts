import { defineCall } from './define-call.ts'
import { isWithin, listPage, pageParams } from './list-page.ts'
import { newId } from './new-id.ts'
import type { Charge, PaymentIntent } from './objects.ts'
import type { Decline } from './test-cards.ts'
import { find, insert, newestFirst, nowSeconds, type World } from './world.ts'

/** One try to get money, which the bank has not answered yet. */
export function makeCharge(world: World, intent: PaymentIntent, methodId: string): Charge {
  const method = find(world, 'payment_method', methodId)
  const { card } = method
  return insert(world, 'charge', {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: structuredClone(method.billing_details),
    calculated_statement_descriptor: 'PARTY DOJO',
    captured: false,
    created: nowSeconds(world, intent.customer),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: methodId,
    payment_method_details: card
      ? {
          type: 'card',
          card: {
            amount_authorized: null,
            authorization_code: null,
            brand: card.brand,
            checks: structuredClone(card.checks),
            country: card.country,
            electronic_commerce_indicator: null,
            exp_month: card.exp_month,
            exp_year: card.exp_year,
            fingerprint: card.fingerprint,
            funding: card.funding,
            installments: null,
            last4: card.last4,
            mandate: null,
            network: card.brand,
            network_transaction_id: null,
            regulated_status: 'unregulated',
            three_d_secure: null,
            transaction_link_id: null,
            wallet: null,
          },
        }
      : null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  })
}

/** What the try leaves behind: money, or the bank's refusal. */
export function answerCharge(charge: Charge, decline: Decline | null): void {
  Object.assign(charge, {
    amount_captured: decline ? 0 : charge.amount,
    balance_transaction: decline ? null : newId('txn'),
    captured: !decline,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: {
      advice_code: decline ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: decline ? '01' : null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline ? (decline.declineCode ?? decline.code) : null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: decline ? 'The bank did not say why.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    status: decline ? 'failed' : 'succeeded',
  })
  const card = charge.payment_method_details?.card
  if (card && !decline)
    Object.assign(card, { amount_authorized: charge.amount, authorization_code: '123456' })
}

const filters = { ...pageParams, customer: 'text', created: 'range' } as const

export const paymentCalls = [
  defineCall('GET', '/v1/charges/:id', {}, (world, _, id) => find(world, 'charge', id)),
  defineCall(
    'GET',
    '/v1/charges',
    { ...filters, payment_intent: 'text' },
    (world, { customer, created, payment_intent, ...page }) => {
      const found = newestFirst(world, 'charge').filter(
        (charge) =>
          (!customer || charge.customer === customer) &&
          (!payment_intent || charge.payment_intent === payment_intent) &&
          isWithin(charge.created, created),
      )
      return listPage(found, page, '/v1/charges')
    },
  ),
  defineCall('GET', '/v1/payment_intents/:id', { client_secret: 'text' }, (world, _, id) =>
    find(world, 'payment_intent', id, 'intent'),
  ),
  defineCall('GET', '/v1/payment_intents', filters, (world, { customer, created, ...page }) => {
    const found = newestFirst(world, 'payment_intent').filter(
      (intent) => (!customer || intent.customer === customer) && isWithin(intent.created, created),
    )
    return listPage(found, page, '/v1/payment_intents')
  }),
]
