import { expect, test } from 'vitest'
import * as billing from './billing-examples.ts'
import { checkAgainstSdk } from './check-against-sdk.ts'
import * as payment from './payment-examples.ts'

type Place = (string | number)[]

const { atSeconds, customer, customerList, eventOf, invoice, price, subscription } = billing
const { charge, checkoutSession, paymentIntent, paymentMethod, refund } = payment
const deletedCustomer = { id: 'cus_1', object: 'customer', deleted: true }
const paid = eventOf('invoice.paid', invoice)
const moved = eventOf('customer.subscription.updated', subscription, {
  previous_attributes: { status: 'trialing', trial_end: atSeconds },
})
const expanded = { ...subscription, customer, latest_invoice: invoice }
const found = { object: 'search_result', data: [price], has_more: false, url: '/', next_page: null }
const order = { mode: 'payment', line_items: [{ price: 'price_1', quantity: 1 }] }

const good: [type: string, value: object][] = [
  ['Customer', customer],
  ['DeletedCustomer', deletedCustomer],
  ['Customer | DeletedCustomer', customer],
  ['Customer | DeletedCustomer', deletedCustomer],
  ['Product', billing.product],
  ['Price', price],
  ['Subscription', subscription],
  ['Subscription', expanded],
  ['Invoice', invoice],
  ['Checkout.Session', checkoutSession],
  ['BillingPortal.Session', billing.portalSession],
  ['PaymentIntent', paymentIntent],
  ['PaymentMethod', paymentMethod],
  ['Charge', charge],
  ['Refund', refund],
  ['WebhookEndpoint', billing.webhookEndpoint],
  ['TestHelpers.TestClock', billing.testClock],
  ['Event', paid],
  ['Event', moved],
  ['InvoicePaidEvent', paid],
  ['ApiList<Customer>', customerList],
  ['ApiSearchResult<Price>', found],
  ['Response<Price>', price],
  ['Array<string | Price>', ['price_1', price]],
  ['Record<string, number>', { eur: 399 }],
  ['Omit<DeletedCustomer, "id" | "deleted">', { object: 'customer' }],
  ['{ name: string } & { age?: number }', { name: 'Aiko', age: 30 }],
  ['Checkout.SessionCreateParams', order],
]

test.each(good)('a good %s', (type, value) => {
  expect(checkAgainstSdk(type, value)).toEqual([])
})

test.each(good)('nonsense is found in every place of %s', (type, value) => {
  const nonsense = [[[]]]
  for (const place of placesIn(value)) {
    const faults = checkAgainstSdk(type, change(value, place, nonsense))
    const path = place.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
    expect(faults.filter((fault) => fault.startsWith(`$${path}`))).not.toEqual([])
  }
})

/** `undefined` takes the field away. */
const bad: [type: string, value: object, path: string, to: unknown, fault: string][] = [
  ['Customer', customer, 'id', undefined, '$.id is missing'],
  ['Customer', customer, 'balance', '12', '$.balance is "12", not a number'],
  ['Customer', customer, 'livemode', null, '$.livemode is null, not a boolean'],
  ['Customer', customer, 'email', 5, '$.email is 5, not a string or null'],
  ['Customer', customer, 'balance', Number.NaN, '$.balance is NaN, not a number'],
  ['Customer', customer, 'object', 'custmer', '$.object is "custmer", not "customer"'],
  ['Customer', customer, 'deleted', false, '$.deleted is false, not absent'],
  ['Customer', customer, 'colour', 'red', '$.colour is no field of Customer'],
  ['Customer', customer, 'metadata.age', 30, '$.metadata.age is 30, not a string'],
  ['Customer', customer, 'metadata.a b', 30, '$.metadata["a b"] is 30, not a string'],
  ['Customer', customer, 'address.city', undefined, '$.address.city is missing'],
  [
    'Customer',
    customer,
    'tax_exempt',
    'maybe',
    '$.tax_exempt is "maybe", not "exempt" or "none" or "reverse" or null',
  ],
  [
    'Customer',
    customer,
    'invoice_settings',
    'none',
    '$.invoice_settings is "none", not an object (Customer.InvoiceSettings)',
  ],
  ['Customer | DeletedCustomer', deletedCustomer, 'id', undefined, '$.id is missing'],
  ['Customer | DeletedCustomer', customer, 'balance', undefined, '$.balance is missing'],
  ['Product', billing.product, 'images', 'a.png', '$.images is "a.png", not a list'],
  ['Product', billing.product, 'images', [1], '$.images[0] is 1, not a string'],
  ['Product', billing.product, 'name', undefined, '$.name is missing'],
  ['Product', billing.product, 'type', 'thing', '$.type is "thing", not "good" or "service"'],
  ['Price', price, 'unit_amount_decimal', 399, 'is 399, not a decimal number in a string or null'],
  ['Price', price, 'unit_amount_decimal', 'much', 'is "much", not a decimal number in a string'],
  ['Price', price, 'type', 'recuring', '$.type is "recuring", not "one_time" or "recurring"'],
  ['Price', price, 'recurring.interval', 'decade', '$.recurring.interval is "decade", not "day"'],
  ['Price', price, 'currency_options.dkk.unit_amount', undefined, 'dkk.unit_amount is missing'],
  ['Price', price, 'product', null, '$.product is null, not a string or an object (Product)'],
  ['Subscription', subscription, 'status', 'activ', '$.status is "activ", not "active" or "cancel'],
  ['Subscription', subscription, 'items.has_more', undefined, '$.items.has_more is missing'],
  ['Subscription', subscription, 'items.object', 'items', '$.items.object is "items", not "list"'],
  ['Subscription', subscription, 'items.data.0.price.active', 1, 'items.data[0].price.active is 1'],
  ['Subscription', subscription, 'items.data.0.plan.id', undefined, 'data[0].plan.id is missing'],
  ['Subscription', subscription, 'current_period_end', 1, 'is no field of Subscription'],
  ['Subscription', expanded, 'customer.balance', null, '$.customer.balance is null, not a number'],
  ['Subscription', expanded, 'latest_invoice.total', undefined, 'latest_invoice.total is missing'],
  [
    'Invoice',
    invoice,
    'lines.data.0.period.end',
    undefined,
    '$.lines.data[0].period.end is missing',
  ],
  ['Invoice', invoice, 'billing_reason', 'whim', '$.billing_reason is "whim", not'],
  [
    'Invoice',
    invoice,
    'status_transitions.paid_at',
    'now',
    'paid_at is "now", not a number or null',
  ],
  ['Invoice', invoice, 'paid', true, '$.paid is no field of Invoice'],
  ['Checkout.Session', checkoutSession, 'url', undefined, '$.url is missing'],
  [
    'Checkout.Session',
    checkoutSession,
    'mode',
    'gift',
    '$.mode is "gift", not "payment" or "setup"',
  ],
  ['Checkout.Session', checkoutSession, 'status', 'done', '$.status is "done", not "complete"'],
  ['Checkout.Session', checkoutSession, 'payment_method_types', null, 'is null, not a list'],
  ['Checkout.Session', checkoutSession, 'total_details.tip', 1, 'field of Session.TotalDetails'],
  ['BillingPortal.Session', billing.portalSession, 'url', null, '$.url is null, not a string'],
  [
    'BillingPortal.Session',
    billing.portalSession,
    'flow',
    'menu',
    '$.flow is "menu", not an object',
  ],
  ['BillingPortal.Session', billing.portalSession, 'customer', customer, 'an object, not a string'],
  ['PaymentIntent', paymentIntent, 'client_secret', undefined, '$.client_secret is missing'],
  ['PaymentIntent', paymentIntent, 'status', 'paid', '$.status is "paid", not "canceled" or'],
  [
    'PaymentIntent',
    paymentIntent,
    'latest_charge.paid',
    'yes',
    '$.latest_charge.paid is "yes", not',
  ],
  ['PaymentIntent', paymentIntent, 'charges', [], '$.charges is no field of PaymentIntent'],
  ['PaymentMethod', paymentMethod, 'card.last4', 4242, '$.card.last4 is 4242, not a string'],
  ['PaymentMethod', paymentMethod, 'type', 'gold', 'or one of'],
  ['PaymentMethod', paymentMethod, 'billing_details.address.zip', '', 'no field of Address'],
  ['Charge', charge, 'refunds.data.0.amount', '399', '$.refunds.data[0].amount is "399", not'],
  ['Charge', charge, 'outcome', [], '$.outcome is a list, not an object (Charge.Outcome) or null'],
  ['Charge', charge, 'amount_refunded', undefined, '$.amount_refunded is missing'],
  ['Refund', refund, 'reason', 'bored', '$.reason is "bored", not "duplicate" or'],
  ['Refund', refund, 'description', null, '$.description is null, not a string'],
  [
    'WebhookEndpoint',
    billing.webhookEndpoint,
    'enabled_events',
    ['*', 1],
    'enabled_events[1] is 1',
  ],
  ['TestHelpers.TestClock', billing.testClock, 'frozen_time', undefined, 'frozen_time is missing'],
  ['TestHelpers.TestClock', billing.testClock, 'status', 'late', '$.status is "late", not'],
  ['Event', paid, 'type', 'invoice.pad', '$.type is "invoice.pad", not'],
  ['Event', paid, 'type', undefined, '$.type is missing'],
  ['Event', paid, 'data.object.total', undefined, '$.data.object.total is missing'],
  ['Event', paid, 'request.id', 7, '$.request.id is 7, not a string or null'],
  ['Event', moved, 'data.previous_attributes.status', 'new', 'previous_attributes.status is "new"'],
  ['ApiList<Customer>', customerList, 'data.0.email', 1, '$.data[0].email is 1, not'],
  ['ApiList<Customer>', customerList, 'url', undefined, '$.url is missing'],
  ['ApiSearchResult<Price>', found, 'data.0.active', undefined, '$.data[0].active is missing'],
  ['Response<Price>', price, 'lastResponse', {}, '$.lastResponse is no field of Price'],
  ['Omit<DeletedCustomer, "id">', { object: 'customer', deleted: true }, 'id', 'x', '$.id is no'],
  ['Checkout.SessionCreateParams', order, 'line_items.0.price', 1, 'line_items[0].price is 1, not'],
]

const named = bad.map(([type, value, path, to, fault]) => ({ type, value, path, to, fault }))

test.each(named)('$type, $path: $fault', ({ type, value, path, to, fault }) => {
  const faults = checkAgainstSdk(type, change(value, path.split('.'), to))
  expect(faults).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['Customer', null, '$ is null, not an object (Customer)'],
  ['Customer', [], '$ is a list, not an object (Customer)'],
  ['Customer', undefined, '$ is undefined, not an object (Customer)'],
  ['ApiList<Customer>', [customer], '$ is a list, not an object (ApiList)'],
  ['string', 'x'.repeat(90), null],
  ['number', 'x'.repeat(90), `$ is "${'x'.repeat(59)}…, not a number`],
])('the whole of %s: %s', (type, value, fault) => {
  expect(checkAgainstSdk(type, value)).toEqual(fault === null ? [] : [fault])
})

test('every fault is told at once', () => {
  const { id: _, ...rest } = customer
  expect(checkAgainstSdk('Customer', { ...rest, balance: null, colour: 'red' })).toEqual([
    '$.id is missing',
    '$.balance is null, not a number',
    '$.colour is no field of Customer',
  ])
})

test('an event holds the thing its type names', () => {
  const faults = checkAgainstSdk('Event', eventOf('charge.refunded', invoice))
  expect(faults).toContain('$.data.object.object is "invoice", not "charge"')
})

test.each([
  'Custommer',
  'Checkout.Sesion',
  'ApiList',
  'Customer[',
  '',
  'CustomerResource',
  '() => 1',
])('no JSON type: %j', (type) => {
  expect(() => checkAgainstSdk(type, {})).toThrow()
})

/** Every field and item, and in every object a field that nobody asked for. */
function placesIn(value: object): Place[] {
  const isList = Array.isArray(value)
  const own = Object.entries(value).flatMap(([name, held]): Place[] => {
    const key = isList ? Number(name) : name
    const inner = typeof held === 'object' && held !== null ? placesIn(held) : []
    return [[key], ...inner.map((place) => [key, ...place])]
  })
  return isList ? own : [...own, ['stray']]
}

function change(value: object, place: Place, to: unknown): object {
  const copy = structuredClone(value)
  const last = place.at(-1) ?? ''
  let at = copy as Record<string, unknown>
  for (const key of place.slice(0, -1)) at = at[key] as Record<string, unknown>
  at[last] = to
  return copy
}
