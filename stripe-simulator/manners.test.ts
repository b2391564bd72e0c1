import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSetup, startCheckout, stripeFor, type TestSetup } from './open-for-test.ts'

let server: TestSetup
beforeAll(async () => {
  server = await openTestSetup()
})
afterAll(() => server[Symbol.asyncDispose]())

type Ask = (stripe: Stripe) => Promise<unknown>
const rough = (params: object) => params as never

async function failure(ask: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return ask.then(
    () => expect.fail('The call went through'),
    (error) => error,
  )
}

test.each<[string, Ask, object]>([
  [
    'an unknown customer',
    (stripe) => stripe.customers.retrieve('cus_none'),
    {
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      message: "No such customer: 'cus_none'",
    },
  ],
  [
    'an unknown price',
    (stripe) => stripe.prices.retrieve('price_none'),
    { statusCode: 404, code: 'resource_missing', param: 'price' },
  ],
  [
    'an unknown price in a session',
    () => startCheckout(server, { line_items: [{ price: 'nope' }] }),
    { statusCode: 400, code: 'resource_missing', param: 'line_items[0][price]' },
  ],
  [
    'an unknown session',
    (stripe) => stripe.checkout.sessions.retrieve('cs_test_none'),
    { statusCode: 404, param: 'session', message: "No such checkout.session: 'cs_test_none'" },
  ],
  [
    'names that every object has',
    (stripe) => stripe.customers.retrieve('__proto__'),
    { statusCode: 404, code: 'resource_missing' },
  ],
  [
    'no mode',
    (stripe) => stripe.checkout.sessions.create(rough({ success_url: 'https://a.example' })),
    { statusCode: 400, code: 'parameter_missing', param: 'mode' },
  ],
  [
    'no success address',
    () => startCheckout(server, { success_url: undefined }),
    { statusCode: 400, code: 'parameter_missing', param: 'success_url' },
  ],
  [
    'a success address that is none',
    () => startCheckout(server, { success_url: 'javascript:1' }),
    { statusCode: 400, code: 'url_invalid', param: 'success_url' },
  ],
  [
    'a one-time price',
    async (stripe) => {
      const { id } = await stripe.prices.create({
        currency: 'dkk',
        unit_amount: 100,
        product: 'prod_dojo_black_belt',
      })
      return startCheckout(server, { line_items: [{ price: id, quantity: 1 }] })
    },
    { statusCode: 400, param: 'line_items' },
  ],
  [
    'an unknown parameter',
    (stripe) => stripe.customers.create(rough({ favourite: 'blue' })),
    { statusCode: 400, code: 'parameter_unknown', param: 'favourite' },
  ],
  [
    'an unknown parameter within a list',
    () => startCheckout(server, { line_items: rough([{ price: 'price_dojo_monthly', odd: 1 }]) }),
    { statusCode: 400, code: 'parameter_unknown', param: 'line_items[0][odd]' },
  ],
  [
    'a number that is none',
    (stripe) => stripe.customers.list(rough({ limit: 'many' })),
    { statusCode: 400, code: 'parameter_invalid_integer', param: 'limit' },
  ],
  [
    'a flag that is none',
    (stripe) => stripe.prices.update('price_dojo_monthly', rough({ active: 'maybe' })),
    { statusCode: 400, param: 'active', message: 'Invalid boolean: maybe' },
  ],
  ['no rows', (stripe) => stripe.customers.list({ limit: 0 }), { statusCode: 400, param: 'limit' }],
  [
    '101 rows',
    (stripe) => stripe.customers.list({ limit: 101 }),
    { statusCode: 400, param: 'limit' },
  ],
  [
    'an email that is none',
    (stripe) => stripe.customers.create({ email: 'nobody' }),
    { statusCode: 400, code: 'email_invalid', param: 'email' },
  ],
  [
    'a declined card',
    async (stripe) => {
      const customer = await stripe.customers.create({})
      return stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: customer.id })
    },
    {
      statusCode: 402,
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'generic_decline',
    },
  ],
  [
    'an address of no call',
    (stripe) => stripe.rawRequest('GET', '/v1/nothing'),
    { statusCode: 404, message: 'Unrecognized request URL (GET: /v1/nothing).' },
  ],
  [
    'an address that cannot be read',
    (stripe) => stripe.rawRequest('GET', '/v1/customers/%E0%A4%A'),
    { statusCode: 404 },
  ],
  [
    'a wrong key',
    () => stripeFor({ ...server.simulator, secretKey: 'sk_test_wrong' }).customers.list(),
    { statusCode: 401, type: 'StripeAuthenticationError' },
  ],
  [
    'more than four levels',
    (stripe) => stripe.subscriptions.list({ expand: ['data.items.data.price.product'] }),
    { statusCode: 400, param: 'expand' },
  ],
  [
    'what cannot be expanded',
    (stripe) => stripe.prices.list({ expand: ['data.currency'] }),
    { statusCode: 400, param: 'expand' },
  ],
])('%s is refused as Stripe refuses it', async (_, ask, expected) => {
  const error = await failure(ask(server.stripe))
  expect(error).toMatchObject(expected)
  expect(error.requestId).toMatch(/^req_/)
})

test('every answer names its request and its version', async () => {
  const customer = await server.stripe.customers.create({})
  expect(customer.lastResponse).toMatchObject({
    requestId: expect.stringMatching(/^req_\w{14}$/),
    apiVersion: '2026-10-28.endive',
  })
})

describe('idempotency', () => {
  const create = (name: string, idempotencyKey: string) =>
    server.stripe.customers.create({ name }, { idempotencyKey })

  test('the first answer comes again, and nothing is done twice', async () => {
    const first = await create('Once', 'once')
    const second = await create('Once', 'once')
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  })

  test('a key with other parameters is refused', async () => {
    await create('One', 'taken')
    expect(await failure(create('Two', 'taken'))).toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    })
  })

  test('a request that was refused leaves its key free', async () => {
    const wrong = server.stripe.customers.create(rough({ odd: 1 }), { idempotencyKey: 'free' })
    expect(await failure(wrong)).toMatchObject({ statusCode: 400 })
    expect(await create('Right', 'free')).toMatchObject({ name: 'Right' })
  })

  test('a 500 comes again too, although the work was done', async () => {
    Object.assign(server.simulator.faults, { api: 'error500After', times: 1 })
    expect(await failure(create('Stored', 'broken'))).toMatchObject({ statusCode: 500 })
    expect(await failure(create('Stored', 'broken'))).toMatchObject({ statusCode: 500 })
    const names = (await server.stripe.customers.list({ limit: 100 })).data.map((one) => one.name)
    expect(names.filter((name) => name === 'Stored')).toHaveLength(1)
  })

  test('a request with the key of one under way answers 409', async () => {
    Object.assign(server.simulator.faults, { api: { slowMs: 300 }, times: 1 })
    const first = create('Slow', 'slow')
    // The first has taken the fault once that is gone.
    await expect.poll(() => server.simulator.faults.api, { interval: 5 }).toBe('ok')
    expect(await failure(create('Slow', 'slow'))).toMatchObject({ statusCode: 409 })
    expect((await first).name).toBe('Slow')
  })
})

test.each<[string, object]>([
  ['a connection that closes once', { api: 'down', times: 1 }],
  ['a 500 before the work', { api: 'error500', times: 1 }],
  ['a connection that closes after the work', { api: 'dropAfter', times: 1 }],
])('the library gets over %s', async (name, faults) => {
  Object.assign(server.simulator.faults, faults)
  const customer = await stripeFor(server.simulator, 2).customers.create({ name })
  expect(customer.name).toBe(name)
  const { data } = await server.stripe.customers.list({ limit: 100 })
  expect(data.filter((one) => one.name === name)).toHaveLength(1)
})

test('rubbish and a death after some calls are failures', async () => {
  Object.assign(server.simulator.faults, { api: 'rubbish', times: 1 })
  expect(await failure(server.stripe.customers.list())).toMatchObject({ type: 'StripeAPIError' })
  Object.assign(server.simulator.faults, { dieAfter: 1 })
  await server.stripe.customers.list()
  expect(await failure(server.stripe.customers.list())).toMatchObject({
    type: 'StripeConnectionError',
  })
  Object.assign(server.simulator.faults, { api: 'ok' })
  await server.stripe.customers.list()
})
