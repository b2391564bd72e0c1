import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSetup, subscribe, type TestSetup } from './open-for-test.ts'

let server: TestSetup
let clockMs = Date.UTC(2026, 10, 22)
beforeAll(async () => {
  server = await openTestSetup({ now: () => clockMs })
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    await server.stripe.customers.create({ name })
    clockMs += 10_000
  }
})
afterAll(() => server[Symbol.asyncDispose]())

const named = async (name: string) => {
  const { data } = await server.stripe.customers.list({ limit: 100 })
  return data.find((one) => one.name === name)?.id ?? ''
}

test.each([
  ['all, newest first', {}, 'edcba', false],
  ['a limit', { limit: 2 }, 'ed', true],
  ['what comes after one', { starting_after: 'd' }, 'cba', false],
  ['exactly what there is', { limit: 5 }, 'edcba', false],
  ['a limit after one', { limit: 2, starting_after: 'e' }, 'dc', true],
  ['nothing after the last', { starting_after: 'a' }, '', false],
  ['what comes before one', { ending_before: 'c' }, 'ed', false],
  ['the nearest before one', { limit: 1, ending_before: 'b' }, 'c', true],
  ['nothing before the first', { ending_before: 'e' }, '', false],
])('a page holds %s', async (_, asked, names, more) => {
  const { starting_after, ending_before, ...rest }: Stripe.CustomerListParams = asked
  const page = await server.stripe.customers.list({
    ...rest,
    ...(starting_after && { starting_after: await named(starting_after) }),
    ...(ending_before && { ending_before: await named(ending_before) }),
  })
  expect(page.data.map(({ name }) => name).join('')).toBe(names)
  expect(page.has_more).toBe(more)
  expect(page.url).toBe('/v1/customers')
})

test('the library walks through all pages', async () => {
  const names = []
  for await (const { name } of server.stripe.customers.list({ limit: 2 })) names.push(name)
  expect(names.join('')).toBe('edcba')
})

const start = Date.UTC(2026, 10, 22) / 1000
test.each([
  [{ gt: start }, 'edcb'],
  [{ gte: start + 10 }, 'edcb'],
  [{ lt: start + 10 }, 'a'],
  [{ lte: start + 10 }, 'ba'],
  [{ gt: start, lt: start + 30 }, 'cb'],
  [start + 20, 'c'],
])('created %j', async (created, names) => {
  const { data } = await server.stripe.customers.list({ created })
  expect(data.map(({ name }) => name).join('')).toBe(names)
})

test('a cursor that is not there is refused', async () => {
  const asked = server.stripe.customers.list({ starting_after: 'cus_none' })
  await expect(asked).rejects.toMatchObject({ statusCode: 400, param: 'starting_after' })
})

test('what is expanded stands in full, as deep as it was asked for', async () => {
  const { session, customer, subscription } = await subscribe(server)
  const full = await server.stripe.checkout.sessions.retrieve(session.id, {
    expand: [
      'customer',
      'line_items',
      'subscription.latest_invoice.payments.data',
      'subscription.default_payment_method',
    ],
  })
  expect(full).toMatchObject({
    customer: { id: customer.id, email: 'mia@example.com' },
    line_items: { data: [{ quantity: 1, amount_total: 3900 }] },
    subscription: {
      id: subscription.id,
      default_payment_method: { card: { last4: '4242' } },
      latest_invoice: {
        status: 'paid',
        payments: {
          data: [{ status: 'paid', payment: { payment_intent: expect.stringMatching(/^pi_/) } }],
        },
      },
    },
  })
  const plain = await server.stripe.checkout.sessions.retrieve(session.id)
  expect(plain).toMatchObject({ customer: customer.id, subscription: subscription.id })
  expect(plain.line_items).toBeUndefined()
  const invoice = await server.stripe.invoices.retrieve(String(plain.invoice), {
    expand: ['payments.data.payment.payment_intent'],
  })
  expect(invoice.payments?.data[0]?.payment.payment_intent).toMatchObject({ status: 'succeeded' })
  const { data } = await server.stripe.subscriptions.list({ expand: ['data.customer'] })
  expect(data[0]?.customer).toMatchObject({ id: customer.id, object: 'customer' })
})

test('a customer who is gone is expanded as the stone that is left', async () => {
  const { customer, subscription } = await subscribe(server)
  await server.stripe.customers.del(customer.id)
  const left = await server.stripe.subscriptions.retrieve(subscription.id, { expand: ['customer'] })
  expect(left).toMatchObject({ status: 'canceled', customer: { id: customer.id, deleted: true } })
})
