import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { findCall } from './define-call.ts'
import { type Ids, makeOneOfEach } from './one-of-each.ts'
import { openTestSetup, type TestSetup } from './open-for-test.ts'

let server: TestSetup
let ids: Ids
const asked = new Set<string>()

beforeAll(async () => {
  server = await openTestSetup()
  server.stripe.on('request', ({ method, path }: { method: string; path: string }) => {
    const [pathname = ''] = path.split('?')
    const found = findCall(calls, method, pathname)
    if (found) asked.add(`${method} /${found.call.path.join('/')}`)
  })
  ids = await makeOneOfEach(server)
})
afterAll(() => server[Symbol.asyncDispose]())

type Row = [string, (stripe: Stripe, ids: Ids) => Promise<unknown>, object | ((ids: Ids) => object)]

const holds = (id: keyof Ids) => (known: Ids) => ({
  object: 'list',
  data: expect.arrayContaining([expect.objectContaining({ id: known[id] })]),
})

test.each<Row>([
  [
    'customers.retrieve',
    (stripe, { customer }) => stripe.customers.retrieve(customer),
    { email: 'mia@example.com' },
  ],
  [
    'customers.update',
    (stripe, { customer }) => stripe.customers.update(customer, { phone: '1' }),
    { phone: '1' },
  ],
  ['customers.list', (stripe) => stripe.customers.list(), holds('customer')],
  [
    'customers.listPaymentMethods',
    (stripe, { customer }) => stripe.customers.listPaymentMethods(customer),
    holds('method'),
  ],
  [
    'products.retrieve',
    (stripe, { product }) => stripe.products.retrieve(product),
    { name: 'A thing' },
  ],
  [
    'products.update',
    (stripe, { product }) => stripe.products.update(product, { active: false }),
    { active: false },
  ],
  ['products.list', (stripe) => stripe.products.list({ active: false }), holds('product')],
  [
    'prices.create',
    (stripe, { product }) => stripe.prices.create({ product, currency: 'EUR', unit_amount: 5 }),
    { type: 'one_time', currency: 'eur', unit_amount: 5 },
  ],
  [
    'prices.retrieve',
    (stripe, { price }) => stripe.prices.retrieve(price),
    { lookup_key: 'yearly' },
  ],
  [
    'prices.update',
    (stripe, { price }) => stripe.prices.update(price, { nickname: 'Year' }),
    { nickname: 'Year' },
  ],
  ['prices.list', (stripe) => stripe.prices.list({ type: 'recurring' }), holds('price')],
  [
    'checkout.sessions.retrieve',
    (stripe, { session }) => stripe.checkout.sessions.retrieve(session),
    { status: 'complete' },
  ],
  [
    'checkout.sessions.update',
    (stripe, { session }) => stripe.checkout.sessions.update(session, { metadata: { a: 'b' } }),
    { metadata: { a: 'b' } },
  ],
  [
    'checkout.sessions.list',
    (stripe, { subscription }) => stripe.checkout.sessions.list({ subscription }),
    holds('session'),
  ],
  [
    'checkout.sessions.listLineItems',
    (stripe, { session }) => stripe.checkout.sessions.listLineItems(session),
    { data: [{ quantity: 1, description: 'Party Dojo Premium' }] },
  ],
  [
    'checkout.sessions.expire',
    (stripe, { openSession }) => stripe.checkout.sessions.expire(openSession),
    { status: 'expired', url: null },
  ],
  [
    'subscriptions.retrieve',
    (stripe, { subscription }) => stripe.subscriptions.retrieve(subscription),
    { status: 'active' },
  ],
  [
    'subscriptions.list',
    (stripe, { customer }) => stripe.subscriptions.list({ customer }),
    holds('subscription'),
  ],
  [
    'invoices.retrieve',
    (stripe, { invoice }) => stripe.invoices.retrieve(invoice),
    { status: 'paid', number: expect.stringMatching(/-0001$/) },
  ],
  [
    'invoices.listLineItems',
    (stripe, { invoice }) => stripe.invoices.listLineItems(invoice),
    { data: [{ description: '1 × Party Dojo Premium (at DKK 39.00 / month)' }] },
  ],
  [
    'invoices.list',
    (stripe, { subscription }) => stripe.invoices.list({ subscription, status: 'paid' }),
    holds('invoice'),
  ],
  [
    'invoices.pay',
    (stripe, { openInvoice, method }) =>
      stripe.invoices.pay(openInvoice, { payment_method: method }),
    { status: 'paid', amount_paid: 3900 },
  ],
  [
    'invoicePayments.retrieve',
    (stripe, { payment }) => stripe.invoicePayments.retrieve(payment),
    { status: 'paid' },
  ],
  ['invoicePayments.list', (stripe) => stripe.invoicePayments.list(), holds('payment')],
  [
    'paymentIntents.retrieve',
    (stripe, { intent }) => stripe.paymentIntents.retrieve(intent),
    { status: 'succeeded', amount_received: 3900 },
  ],
  ['paymentIntents.list', (stripe) => stripe.paymentIntents.list(), holds('intent')],
  [
    'charges.retrieve',
    (stripe, { charge }) => stripe.charges.retrieve(charge),
    { amount_refunded: 100, refunded: false },
  ],
  [
    'charges.list',
    (stripe, { intent }) => stripe.charges.list({ payment_intent: intent }),
    holds('charge'),
  ],
  ['refunds.retrieve', (stripe, { refund }) => stripe.refunds.retrieve(refund), { amount: 100 }],
  ['refunds.list', (stripe, { charge }) => stripe.refunds.list({ charge }), holds('refund')],
  [
    'disputes.retrieve',
    (stripe, { dispute }) => stripe.disputes.retrieve(dispute),
    { status: 'needs_response' },
  ],
  ['disputes.list', (stripe) => stripe.disputes.list(), holds('dispute')],
  [
    'paymentMethods.retrieve',
    (stripe, { method }) => stripe.paymentMethods.retrieve(method),
    { card: { last4: '0259' } },
  ],
  [
    'paymentMethods.list',
    (stripe, { customer }) => stripe.paymentMethods.list({ customer }),
    holds('method'),
  ],
  [
    'paymentMethods.attach',
    (stripe, { loose, customer }) => stripe.paymentMethods.attach(loose, { customer }),
    (known) => ({ customer: known.customer }),
  ],
  [
    'paymentMethods.detach',
    (stripe, { loose }) => stripe.paymentMethods.detach(loose),
    { customer: null },
  ],
  [
    'billingPortal.sessions.create',
    (stripe, { customer }) => stripe.billingPortal.sessions.create({ customer }),
    { url: expect.stringContaining('/test-mode/portal/') },
  ],
  [
    'webhookEndpoints.create',
    (stripe) =>
      stripe.webhookEndpoints.create({
        url: 'http://127.0.0.1:9/',
        enabled_events: ['charge.failed'],
      }),
    { secret: expect.stringMatching(/^whsec_/) },
  ],
  [
    'webhookEndpoints.retrieve',
    (stripe, { endpoint }) => stripe.webhookEndpoints.retrieve(endpoint),
    { status: 'enabled' },
  ],
  [
    'webhookEndpoints.update',
    (stripe, { endpoint }) => stripe.webhookEndpoints.update(endpoint, { description: 'x' }),
    { description: 'x' },
  ],
  ['webhookEndpoints.list', (stripe) => stripe.webhookEndpoints.list(), holds('endpoint')],
  ['events.retrieve', (stripe, { event }) => stripe.events.retrieve(event), { object: 'event' }],
  ['events.list', (stripe) => stripe.events.list({ limit: 100 }), holds('event')],
  [
    'testClocks.retrieve',
    (stripe, { clock }) => stripe.testHelpers.testClocks.retrieve(clock),
    { status: 'ready' },
  ],
  ['testClocks.list', (stripe) => stripe.testHelpers.testClocks.list(), holds('clock')],
  [
    'testClocks.advance',
    (stripe, { clock }) =>
      stripe.testHelpers.testClocks.advance(clock, { frozen_time: 1_800_000_001 }),
    { status: 'advancing' },
  ],
  [
    'testClocks.del',
    (stripe, { clock }) => stripe.testHelpers.testClocks.del(clock),
    { deleted: true },
  ],
  [
    'subscriptions.update',
    (stripe, { subscription }) =>
      stripe.subscriptions.update(subscription, {
        metadata: { a: 'b' },
        cancel_at_period_end: true,
      }),
    { metadata: { a: 'b' }, cancel_at_period_end: true },
  ],
  [
    'subscriptions.pause',
    (stripe, { subscription }) => stripe.subscriptions.pause(subscription),
    { status: 'paused' },
  ],
  [
    'subscriptions.resume',
    (stripe, { subscription }) =>
      stripe.subscriptions.resume(subscription, { billing_cycle_anchor: { type: 'unchanged' } }),
    { status: 'active' },
  ],
  [
    'subscriptions.cancel',
    (stripe, { subscription }) => stripe.subscriptions.cancel(subscription),
    { status: 'canceled' },
  ],
  [
    'webhookEndpoints.del',
    (stripe, { endpoint }) => stripe.webhookEndpoints.del(endpoint),
    { deleted: true },
  ],
  ['customers.del', (stripe, { customer }) => stripe.customers.del(customer), { deleted: true }],
])('%s', async (_, call, expected) => {
  const answer = await call(server.stripe, ids)
  expect(answer).toMatchObject(typeof expected === 'function' ? expected(ids) : expected)
})

test('no call is left out of this table', () => {
  const all = calls.map(({ method, path }) => `${method} /${path.join('/')}`)
  expect(all.filter((call) => !asked.has(call))).toEqual([])
})
