import { badRequest, cardError, missingParam } from './api-error.ts'
import { defineCall } from './define-call.ts'
import { emit } from './emit-event.ts'
import { listPage, pageParams } from './list-page.ts'
import { newId } from './new-id.ts'
import type { PaymentMethod } from './objects.ts'
import { mergeMetadata } from './read-params.ts'
import { hasCheckDigit, keepRefusal, namedCards, testCards } from './test-cards.ts'
import { find, findCustomer, get, insert, newestFirst, nowSeconds, type World } from './world.ts'

export type CardEntry = {
  number: string
  expMonth: number
  expYear: number
  name: string | null
  email: string | null
}

/** A card that is not on file yet. */
export function makeMethod(world: World, entry: CardEntry): PaymentMethod {
  const brand = testCards[entry.number]?.brand ?? 'visa'
  const method = insert(world, 'payment_method', {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: {
        city: null,
        country: null,
        line1: null,
        line2: null,
        postal_code: null,
        state: null,
      },
      email: entry.email,
      name: entry.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: entry.expMonth,
      exp_year: entry.expYear,
      fingerprint: `fp${brand}${entry.number.slice(-4)}`,
      funding: 'credit',
      generated_from: null,
      last4: entry.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowSeconds(world),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  })
  // A real card is declined, and its number is not kept.
  if (testCards[entry.number]) world.state.cards[method.id] = entry.number
  return method
}

/**
 * Puts a card on a customer's file, or one of Stripe's named test cards.
 *
 * @throws ApiError 402 when the bank refuses the card at once
 */
export function attachMethod(world: World, id: string, customer: string): PaymentMethod {
  const named = namedCards[id]
  requireAttachable(world, id)
  findCustomer(world, customer)
  const year = new Date(world.now()).getUTCFullYear() + 1
  const method = named
    ? makeMethod(world, { number: named, expMonth: 12, expYear: year, name: null, email: null })
    : find(world, 'payment_method', id, 'payment_method')
  if (method.customer && method.customer !== customer)
    throw badRequest('The payment method you provided has already been attached to a customer.')
  putOnFile(world, method, customer)
  return method
}

/** @throws ApiError for an unknown card, and 402 for one that the bank refuses at once */
export function requireAttachable(world: World, id: string): void {
  const named = namedCards[id]
  if (!named) find(world, 'payment_method', id, 'payment_method')
  const refusal = keepRefusal(named ?? world.state.cards[id] ?? '')
  if (refusal) throw cardError(refusal.message, refusal.code, { decline_code: refusal.declineCode })
}

export function putOnFile(world: World, method: PaymentMethod, customer: string): void {
  if (method.customer === customer) return
  method.customer = customer
  emit(world, 'payment_method.attached', method)
}

const ofCustomer = { ...pageParams, type: 'text' } as const

function listMethods(world: World, customer: string, type: string | undefined) {
  findCustomer(world, customer)
  return newestFirst(world, 'payment_method').filter(
    (method) => method.customer === customer && (!type || method.type === type),
  )
}

export const paymentMethodCalls = [
  defineCall(
    'POST',
    '/v1/payment_methods',
    {
      type: 'text',
      metadata: 'metadata',
      billing_details: { name: 'text', email: 'text', phone: 'text', address: 'anything' },
      card: {
        number: 'text',
        exp_month: 'integer',
        exp_year: 'integer',
        cvc: 'text',
        token: 'text',
      },
    },
    (world, { type, card, billing_details, metadata }) => {
      if (!type) throw missingParam('type')
      const number = card?.number ?? namedCards[`pm_card_${card?.token?.replace(/^tok_/, '')}`]
      if (!number) throw missingParam('card')
      if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number))
        throw cardError('Your card number is incorrect.', 'incorrect_number')
      const method = makeMethod(world, {
        number,
        expMonth: card?.exp_month ?? 12,
        expYear: card?.exp_year ?? new Date(world.now()).getUTCFullYear() + 1,
        name: billing_details?.name || null,
        email: billing_details?.email || null,
      })
      method.metadata = mergeMetadata({}, metadata)
      return method
    },
  ),
  defineCall('GET', '/v1/payment_methods/:id', {}, (world, _, id) =>
    find(world, 'payment_method', id, 'payment_method'),
  ),
  defineCall(
    'POST',
    '/v1/payment_methods/:id/attach',
    { customer: 'text' },
    (world, params, id) => {
      if (!params.customer) throw missingParam('customer')
      return attachMethod(world, id, params.customer)
    },
  ),
  defineCall('POST', '/v1/payment_methods/:id/detach', {}, (world, _, id) => {
    const method = find(world, 'payment_method', id, 'payment_method')
    const owner = method.customer
    if (!owner) throw badRequest('The payment method you provided is not attached to a customer.')
    method.customer = null
    const customer = get(world, 'customer', owner)
    if (customer && !customer.deleted && customer.invoice_settings.default_payment_method === id)
      customer.invoice_settings.default_payment_method = null
    for (const subscription of Object.values(world.state.tables.subscription))
      if (subscription.default_payment_method === id) subscription.default_payment_method = null
    emit(world, 'payment_method.detached', method, { customer: owner })
    return method
  }),
  defineCall(
    'GET',
    '/v1/payment_methods',
    { ...ofCustomer, customer: 'text' },
    (world, { customer, type, ...page }) =>
      listPage(customer ? listMethods(world, customer, type) : [], page, '/v1/payment_methods'),
  ),
  defineCall('GET', '/v1/customers/:id/payment_methods', ofCustomer, (world, params, id) =>
    listPage(listMethods(world, id, params.type), params, `/v1/customers/${id}/payment_methods`),
  ),
]
