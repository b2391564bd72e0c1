import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSetup, startCheckout, subscribe, type TestSetup } from './open-for-test.ts'

let server: TestSetup
beforeAll(async () => {
  server = await openTestSetup()
})
afterAll(() => server[Symbol.asyncDispose]())

const refusal = (message: string) => ({
  statusCode: 400,
  message: expect.stringContaining(message),
})

describe('customers', () => {
  test('are made, read, changed and deleted', async () => {
    const { customers } = server.stripe
    const made = await customers.create({ email: 'mia@example.com', metadata: { a: '1', b: '2' } })
    expect(await customers.retrieve(made.id)).toMatchObject({
      email: 'mia@example.com',
      name: null,
    })
    const changed = await customers.update(made.id, {
      name: 'Mia',
      email: '',
      metadata: { b: '', c: '3' },
    })
    expect(changed).toMatchObject({ name: 'Mia', email: null, metadata: { a: '1', c: '3' } })
    expect((await customers.update(made.id, { metadata: '' })).metadata).toEqual({})
    expect(await customers.del(made.id)).toEqual({ id: made.id, object: 'customer', deleted: true })
    expect(await customers.retrieve(made.id)).toMatchObject({ deleted: true })
    await expect(customers.update(made.id, { name: 'x' })).rejects.toMatchObject({
      statusCode: 404,
    })
    await server.simulator.settled()
    const events = server.received.filter(
      ({ event }) => (event.data.object as { id: string }).id === made.id,
    )
    expect(events.map(({ event }) => [event.type, event.data.previous_attributes])).toEqual([
      ['customer.created', undefined],
      ['customer.updated', { name: null, email: 'mia@example.com', metadata: { b: '2', c: null } }],
      ['customer.updated', { metadata: { a: '1', c: '3' } }],
      ['customer.deleted', undefined],
    ])
  })

  test('take their subscriptions with them', async () => {
    const { customer, subscription } = await subscribe(server)
    await server.stripe.customers.del(customer.id)
    expect((await server.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
  })

  test('are found by their email', async () => {
    const { id } = await server.stripe.customers.create({ email: 'only@example.com' })
    const { data } = await server.stripe.customers.list({ email: 'only@example.com' })
    expect(data.map((one) => one.id)).toEqual([id])
  })
})

describe('prices', () => {
  test('two are there from the start', async () => {
    const { data } = await server.stripe.prices.list({
      lookup_keys: ['monthly', 'yearly'],
      active: true,
    })
    expect(
      data.map((one) => [one.id, one.unit_amount, one.currency, one.recurring?.interval]),
    ).toEqual([
      ['price_dojo_yearly', 29900, 'dkk', 'year'],
      ['price_dojo_monthly', 3900, 'dkk', 'month'],
    ])
    expect(server.simulator.prices).toEqual(['price_dojo_monthly', 'price_dojo_yearly'])
    const product = await server.stripe.products.retrieve(String(data[0]?.product))
    expect(product.name).toBe('Party Dojo Premium')
  })

  test('hand on their lookup key only when asked to', async () => {
    const { prices } = server.stripe
    const given = {
      currency: 'dkk',
      unit_amount: 1,
      product: 'prod_dojo_black_belt',
      lookup_key: 'k',
    }
    const first = await prices.create(given)
    await expect(prices.create(given)).rejects.toMatchObject(
      refusal('already uses that lookup key'),
    )
    await prices.create({ ...given, transfer_lookup_key: true })
    expect((await prices.retrieve(first.id)).lookup_key).toBeNull()
    expect((await prices.retrieve(first.id)).type).toBe('one_time')
  })

  test('that are put away cannot be sold', async () => {
    const { prices } = server.stripe
    const { id } = await prices.create({
      currency: 'dkk',
      unit_amount: 100,
      product_data: { name: 'Old' },
      recurring: { interval: 'month' },
    })
    await prices.update(id, { active: false })
    const sold = startCheckout(server, { line_items: [{ price: id, quantity: 1 }] })
    await expect(sold).rejects.toMatchObject(refusal('inactive'))
  })
})

describe('refunds', () => {
  const paidCharge = async () => {
    const { customer } = await subscribe(server)
    const [charge] = (await server.stripe.charges.list({ customer: customer.id })).data
    if (!charge) throw new Error('There is no charge')
    return charge
  }

  test('give back a part and then the rest, and no more', async () => {
    const { stripe } = server
    const { id, payment_intent } = await paidCharge()
    await stripe.refunds.create({ charge: id, amount: 900 })
    expect(await stripe.charges.retrieve(id)).toMatchObject({
      refunded: false,
      amount_refunded: 900,
    })
    await expect(stripe.refunds.create({ charge: id, amount: 3001 })).rejects.toMatchObject(
      refusal('greater than unrefunded amount'),
    )
    const rest = await stripe.refunds.create({ payment_intent: String(payment_intent) })
    expect(rest).toMatchObject({ amount: 3000, status: 'succeeded', charge: id })
    expect(await stripe.charges.retrieve(id)).toMatchObject({
      refunded: true,
      amount_refunded: 3900,
    })
    await expect(stripe.refunds.create({ charge: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    await server.simulator.settled()
    const told = server.received.filter(({ event }) => event.type === 'charge.refunded')
    expect(told.map(({ event }) => event.data.previous_attributes)).toEqual([
      { amount_refunded: 0 },
      { amount_refunded: 900, refunded: false },
    ])
  })

  test('do not go with a dispute', async () => {
    const { customer } = await subscribe(server, { card: '4000000000000259' })
    const [charge] = (await server.stripe.charges.list({ customer: customer.id })).data
    expect(charge?.disputed).toBe(true)
    await expect(server.stripe.refunds.create({ charge: charge?.id ?? '' })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    await server.simulator.settled()
    const told = server.received.find(({ event }) => event.type === 'charge.dispute.created')
    expect(told?.event.data.object).toMatchObject({ charge: charge?.id, status: 'needs_response' })
  })
})

describe('payment methods', () => {
  test('are put on file and taken off', async () => {
    const { stripe } = server
    const { id: customer } = await stripe.customers.create({})
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    await stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: method.id },
    })
    expect((await stripe.customers.listPaymentMethods(customer)).data[0]?.card?.last4).toBe('4242')
    await stripe.paymentMethods.detach(method.id)
    expect((await stripe.paymentMethods.list({ customer })).data).toEqual([])
    expect(await stripe.customers.retrieve(customer)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    })
  })

  test('belong to one customer', async () => {
    const { stripe } = server
    const [one, other] = await Promise.all([
      stripe.customers.create({}),
      stripe.customers.create({}),
    ])
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: one.id })
    await expect(
      stripe.paymentMethods.attach(method.id, { customer: other.id }),
    ).rejects.toMatchObject(refusal('already been attached'))
  })
})
