import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  advance,
  goodCard,
  openTestSetup,
  post,
  startCheckout,
  stripeFor,
  subscribe,
  type TestSetup,
} from './open-for-test.ts'
import { checkAgainstSdk } from './sdk-schema/check-against-sdk.ts'

type Get = (server: TestSetup, path: string, form?: Record<string, string>) => Promise<unknown>

/** The answer as it is on the wire: the library turns decimals into objects of its own. */
const ask: Get = async ({ simulator }, path, form) => {
  const response = await fetch(simulator.apiBase + path, {
    headers: { Authorization: `Bearer ${simulator.secretKey}` },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  return response.json()
}

/** One account in which everything has happened once. */
async function livedIn() {
  const server = await openTestSetup()
  const { stripe } = server
  const start = Date.UTC(2026, 0, 31) / 1000
  const lived = await subscribe(server, { frozenTime: start })
  await advance(server, lived.clock, start + 40 * 86_400)
  const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: lived.customer.id,
  })
  await stripe.subscriptions.update(lived.subscription.id, { default_payment_method: failing.id })
  await advance(server, lived.clock, start + 70 * 86_400)
  const open = await startCheckout(server)
  await post(open.url ?? '', { ...goodCard, cardNumber: '4000000000000002' })
  const trial = await subscribe(server, { subscription_data: { trial_period_days: 7 } })
  const [charge] = (await stripe.charges.list({ customer: lived.customer.id })).data.filter(
    (one) => one.paid,
  )
  await stripe.refunds.create({ charge: charge?.id ?? '' })
  await subscribe(server, { card: '4000000000000259' })
  const asks = await startCheckout(server)
  await post(asks.url ?? '', { ...goodCard, cardNumber: '4000002760003184' })
  server.simulator.faults.paymentsTakeSeconds = 86_400
  await subscribe(server)
  const slow = await subscribe(server, { frozenTime: start })
  const bounced = await subscribe(server, { card: '4000000000000341', frozenTime: start })
  server.simulator.faults.paymentsTakeSeconds = 0
  await advance(server, slow.clock, start + 86_400)
  await advance(server, bounced.clock, start + 86_400)
  await stripe.products.create({ name: 'A thing' })
  await stripe.prices.create({
    currency: 'dkk',
    unit_amount: 500,
    product: 'prod_dojo_black_belt',
  })
  await stripe.billingPortal.sessions.create({ customer: lived.customer.id })
  const gone = await stripe.customers.create({ name: 'Gone' })
  await stripe.customers.del(gone.id)
  await stripe.subscriptions.cancel(trial.subscription.id)
  await server.simulator.settled()
  return server
}

let server: TestSetup
beforeAll(async () => {
  server = await livedIn()
})
afterAll(() => server[Symbol.asyncDispose]())

test.each([
  ['/v1/customers', 'ApiList<Customer>'],
  ['/v1/customers?expand[]=data.subscriptions', 'ApiList<Customer>'],
  ['/v1/products', 'ApiList<Product>'],
  ['/v1/prices', 'ApiList<Price>'],
  ['/v1/prices?expand[]=data.product', 'ApiList<Price>'],
  ['/v1/checkout/sessions', 'ApiList<Checkout.Session>'],
  ['/v1/checkout/sessions?expand[]=data.line_items', 'ApiList<Checkout.Session>'],
  ['/v1/checkout/sessions?expand[]=data.subscription', 'ApiList<Checkout.Session>'],
  ['/v1/subscriptions?status=all', 'ApiList<Subscription>'],
  ['/v1/subscriptions?status=all&expand[]=data.latest_invoice.payments', 'ApiList<Subscription>'],
  ['/v1/subscriptions?expand[]=data.default_payment_method', 'ApiList<Subscription>'],
  ['/v1/invoices', 'ApiList<Invoice>'],
  ['/v1/invoices?expand[]=data.payments', 'ApiList<Invoice>'],
  ['/v1/invoice_payments?expand[]=data.payment.payment_intent', 'ApiList<InvoicePayment>'],
  ['/v1/invoices?expand[]=data.parent.subscription_details.subscription', 'ApiList<Invoice>'],
  ['/v1/invoice_payments', 'ApiList<InvoicePayment>'],
  ['/v1/payment_intents', 'ApiList<PaymentIntent>'],
  ['/v1/payment_intents?expand[]=data.latest_charge', 'ApiList<PaymentIntent>'],
  ['/v1/charges', 'ApiList<Charge>'],
  ['/v1/charges?expand[]=data.refunds', 'ApiList<Charge>'],
  ['/v1/refunds', 'ApiList<Refund>'],
  ['/v1/disputes', 'ApiList<Dispute>'],
  ['/v1/webhook_endpoints', 'ApiList<WebhookEndpoint>'],
  ['/v1/test_helpers/test_clocks', 'ApiList<TestHelpers.TestClock>'],
])('the answer to %s is a %s of the library', async (path, type) => {
  const answer = (await ask(server, `${path}${path.includes('?') ? '&' : '?'}limit=100`)) as {
    data: unknown[]
  }
  expect(answer.data).not.toEqual([])
  expect(checkAgainstSdk(type, answer)).toEqual([])
})

test('every event carries an object of the library', async () => {
  const types: Record<string, string> = {
    customer: 'Customer',
    product: 'Product',
    price: 'Price',
    'checkout.session': 'Checkout.Session',
    subscription: 'Subscription',
    invoice: 'Invoice',
    payment_intent: 'PaymentIntent',
    payment_method: 'PaymentMethod',
    charge: 'Charge',
    refund: 'Refund',
    dispute: 'Dispute',
    'test_helpers.test_clock': 'TestHelpers.TestClock',
  }
  const seen = new Set<string>()
  const faults = server.received.flatMap(({ event }) => {
    seen.add(event.type)
    const { object } = event.data as { object: { object: string } }
    const type = types[object.object]
    return type ? checkAgainstSdk(type, object) : [`${event.type} is about ${object.object}`]
  })
  expect(faults).toEqual([])
  expect(seen.size).toBeGreaterThan(25)
})

test('single objects fit as well', async () => {
  const { stripe } = server
  const { id } = await stripe.customers.create({})
  const portal = await ask(server, '/v1/billing_portal/sessions', { customer: id })
  expect(checkAgainstSdk('BillingPortal.Session', portal)).toEqual([])
  const endpoint = await ask(server, '/v1/webhook_endpoints', {
    url: 'http://127.0.0.1:9/',
    'enabled_events[]': '*',
  })
  expect(checkAgainstSdk('WebhookEndpoint', endpoint)).toEqual([])
  await stripe.paymentMethods.attach('pm_card_visa', { customer: id })
  const methods = await ask(server, `/v1/payment_methods?customer=${id}`)
  expect(checkAgainstSdk('ApiList<PaymentMethod>', methods)).toEqual([])
  await stripeFor(server.simulator).customers.del(id)
  expect(checkAgainstSdk('DeletedCustomer', await ask(server, `/v1/customers/${id}`))).toEqual([])
})
