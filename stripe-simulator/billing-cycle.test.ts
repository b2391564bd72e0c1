import { describe, expect, test } from 'vitest'
import { advance, iso, openHouse, seconds, subscribe, type TestHouse } from './open-for-test.ts'

const day = 86_400
const day31 = seconds('2026-01-31T10:00:00Z')

async function typesSince({ received, simulator }: TestHouse, count: number) {
  await simulator.settled()
  return received.slice(count).map(({ event }) => event.type)
}

describe('a subscription that is paid', () => {
  test('goes from month to month, from 31 January over 28 February to 31 March', async () => {
    await using house = await openHouse()
    const { clock, customer, subscription } = await subscribe(house, { frozenTime: day31 })
    expect(iso(subscription.items.data[0]?.current_period_end)).toBe('2026-02-28T10:00:00Z')
    expect(subscription).not.toHaveProperty('current_period_end')
    await advance(house, clock, seconds('2026-03-31T09:59:59Z'))
    const [renewal] = (await house.stripe.invoices.list({ customer: customer.id })).data
    expect(renewal).toMatchObject({
      billing_reason: 'subscription_cycle',
      created: seconds('2026-02-28T10:00:00Z'),
      status: 'paid',
      period_start: day31,
      period_end: seconds('2026-02-28T10:00:00Z'),
      lines: {
        data: [
          {
            amount: 3900,
            period: {
              start: seconds('2026-02-28T10:00:00Z'),
              end: seconds('2026-03-31T10:00:00Z'),
            },
            parent: {
              subscription_item_details: {
                subscription: subscription.id,
                subscription_item: subscription.items.data[0]?.id,
              },
            },
          },
        ],
      },
    })
    await advance(house, clock, seconds('2026-05-31T10:00:00Z'))
    const invoices = await house.stripe.invoices.list({ customer: customer.id })
    expect(invoices.data.map(({ lines }) => iso(lines.data[0]?.period.end))).toEqual([
      '2026-06-30T10:00:00Z',
      '2026-05-31T10:00:00Z',
      '2026-04-30T10:00:00Z',
      '2026-03-31T10:00:00Z',
      '2026-02-28T10:00:00Z',
    ])
  })

  test('goes on for a year when it costs a year', async () => {
    await using house = await openHouse()
    const { clock, subscription } = await subscribe(house, {
      frozenTime: seconds('2028-02-29T00:00:00Z'),
      line_items: [{ price: 'price_dojo_yearly', quantity: 1 }],
    })
    await advance(house, clock, seconds('2029-03-01T00:00:00Z'))
    const renewed = await house.stripe.subscriptions.retrieve(subscription.id)
    expect(iso(renewed.items.data[0]?.current_period_end)).toBe('2030-02-28T00:00:00Z')
  })

  test('asks for a renewal an hour after its period has begun', async () => {
    await using house = await openHouse()
    const { clock, customer, subscription } = await subscribe(house, { frozenTime: day31 })
    const newest = async () =>
      (await house.stripe.invoices.list({ customer: customer.id, limit: 1 })).data[0]
    await advance(house, clock, seconds('2026-02-28T10:59:59Z'))
    expect(await newest()).toMatchObject({
      status: 'draft',
      automatically_finalizes_at: seconds('2026-02-28T11:00:00Z'),
    })
    const running = await house.stripe.subscriptions.retrieve(subscription.id)
    expect([running.status, iso(running.items.data[0]?.current_period_end)]).toEqual([
      'active',
      '2026-03-31T10:00:00Z',
    ])
    await advance(house, clock, seconds('2026-02-28T11:00:00Z'))
    expect(await newest()).toMatchObject({ status: 'paid', automatically_finalizes_at: null })
  })

  test('a renewal that was not asked for yet goes with its subscription', async () => {
    await using house = await openHouse()
    const { clock, customer, subscription } = await subscribe(house, { frozenTime: day31 })
    await advance(house, clock, seconds('2026-02-28T10:30:00Z'))
    await house.stripe.subscriptions.cancel(subscription.id)
    await advance(house, clock, seconds('2026-03-05T10:00:00Z'))
    const charges = await house.stripe.charges.list({ customer: customer.id })
    expect(charges.data).toHaveLength(1)
  })

  test('tells of a renewal in this order', async () => {
    await using house = await openHouse()
    const { clock, subscription } = await subscribe(house, { frozenTime: day31 })
    await house.simulator.settled()
    const before = house.received.length
    await advance(house, clock, day31 + 29 * day)
    expect(await typesSince(house, before)).toEqual([
      'test_helpers.test_clock.advancing',
      'invoice.created',
      'customer.subscription.updated',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'test_helpers.test_clock.ready',
    ])
    const updated = house.received
      .slice(before)
      .find(({ event }) => event.type.endsWith('.updated'))
    expect(updated?.event.data.previous_attributes).toMatchObject({
      latest_invoice: subscription.latest_invoice,
      items: { data: [{ current_period_start: day31 }] },
    })
  })

  test('is renewed by the simulator’s own clock without a test clock', async () => {
    let nowMs = day31 * 1000
    await using house = await openHouse({ now: () => nowMs })
    const { subscription } = await subscribe(house)
    nowMs += 60 * day * 1000
    const renewed = await house.stripe.subscriptions.retrieve(subscription.id)
    expect(iso(renewed.items.data[0]?.current_period_start)).toBe('2026-03-31T10:00:00Z')
    const { data } = await house.stripe.invoices.list({ subscription: subscription.id })
    expect(data.map(({ created }) => iso(created))).toEqual([
      '2026-03-31T10:00:00Z',
      '2026-02-28T10:00:00Z',
      '2026-01-31T10:00:00Z',
    ])
  })

  test('begins to cost when its trial is over', async () => {
    await using house = await openHouse()
    const { clock, subscription } = await subscribe(house, {
      frozenTime: day31,
      subscription_data: { trial_period_days: 7 },
    })
    await advance(house, clock, day31 + 8 * day)
    const started = await house.stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice'],
    })
    expect(started).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 3900 } })
    expect(iso(started.items.data[0]?.current_period_end)).toBe('2026-03-07T10:00:00Z')
  })
})

describe('a card that fails', () => {
  async function failing(house: TestHouse) {
    const lived = await subscribe(house, { frozenTime: day31 })
    const { id } = await house.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: lived.customer.id,
    })
    await house.stripe.subscriptions.update(lived.subscription.id, { default_payment_method: id })
    await house.simulator.settled()
    const before = house.received.length
    await advance(house, lived.clock, seconds('2026-02-28T11:00:00Z'))
    return { ...lived, before }
  }

  test('leaves it past due, with the period moved on and the invoice open', async () => {
    await using house = await openHouse()
    const { subscription, before } = await failing(house)
    const late = await house.stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice'],
    })
    expect(late).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1, amount_remaining: 3900 },
    })
    expect(iso(late.items.data[0]?.current_period_end)).toBe('2026-03-31T10:00:00Z')
    expect(await typesSince(house, before)).toEqual(
      expect.arrayContaining([
        'charge.failed',
        'payment_intent.payment_failed',
        'invoice.payment_failed',
      ]),
    )
  })

  test.each([
    ['canceled', 'customer.subscription.deleted'],
    ['unpaid', 'customer.subscription.updated'],
  ] as const)('is tried after 3, 5 and 7 days, and then it is %s', async (status, lastEvent) => {
    await using house = await openHouse({ afterLastRetry: status })
    const { clock, customer, subscription } = await failing(house)
    await advance(house, clock, seconds('2026-03-15T10:59:59Z'))
    expect((await house.stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
    await advance(house, clock, seconds('2026-03-16T11:00:00Z'))
    const ended = await house.stripe.subscriptions.retrieve(subscription.id)
    expect(ended.status).toBe(status)
    const charges = await house.stripe.charges.list({ customer: customer.id })
    expect(charges.data.map(({ created, paid }) => [iso(created)?.slice(0, 10), paid])).toEqual([
      ['2026-03-15', false],
      ['2026-03-08', false],
      ['2026-03-03', false],
      ['2026-02-28', false],
      ['2026-01-31', true],
    ])
    const types = await typesSince(house, 0)
    expect(types.filter((type) => type.startsWith('customer.subscription')).at(-1)).toBe(lastEvent)
    if (status === 'canceled')
      expect(ended).toMatchObject({
        ended_at: seconds('2026-03-15T11:00:00Z'),
        cancellation_details: { reason: 'payment_failed' },
      })
  })

  test('is made good by a card that pays', async () => {
    await using house = await openHouse()
    const { customer, subscription } = await failing(house)
    const invoice = String(
      (await house.stripe.subscriptions.retrieve(subscription.id)).latest_invoice,
    )
    await expect(house.stripe.invoices.pay(invoice)).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    })
    const { id } = await house.stripe.paymentMethods.attach('pm_card_visa', {
      customer: customer.id,
    })
    const paid = await house.stripe.invoices.pay(invoice, { payment_method: id })
    expect(paid).toMatchObject({ status: 'paid', next_payment_attempt: null, amount_remaining: 0 })
    expect((await house.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
    await expect(house.stripe.invoices.pay(invoice)).rejects.toMatchObject({
      message: 'Invoice is already paid',
    })
  })

  test('asks for the cardholder when the bank wants to be asked every time', async () => {
    await using house = await openHouse()
    const { id } = await house.stripe.customers.create({ email: 'bo@example.com' })
    await house.stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: id })
    const [method] = (await house.stripe.paymentMethods.list({ customer: id })).data
    const subscription = await house.stripe.subscriptions.create({
      customer: id,
      items: [{ price: 'price_dojo_monthly' }],
      default_payment_method: method?.id ?? '',
      expand: ['latest_invoice.payments.data'],
    })
    expect(subscription.status).toBe('incomplete')
    const types = await typesSince(house, 0)
    expect(types).toContain('invoice.payment_action_required')
    await expect(
      house.stripe.invoices.pay((subscription.latest_invoice as { id: string }).id),
    ).rejects.toMatchObject({ code: 'invoice_payment_intent_requires_action' })
  })
})
