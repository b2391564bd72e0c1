import { describe, expect, test } from 'vitest'
import { advance, iso, openTestSetup, seconds, subscribe, type TestSetup } from './open-for-test.ts'

const day = 86_400
const day31 = seconds('2026-01-31T10:00:00Z')

async function typesSince({ received, simulator }: TestSetup, count: number) {
  await simulator.settled()
  return received.slice(count).map(({ event }) => event.type)
}

describe('a subscription that is paid', () => {
  test('goes from month to month, from 31 January over 28 February to 31 March', async () => {
    await using setup = await openTestSetup()
    const { clock, customer, subscription } = await subscribe(setup, { frozenTime: day31 })
    expect(iso(subscription.items.data[0]?.current_period_end)).toBe('2026-02-28T10:00:00Z')
    expect(subscription).not.toHaveProperty('current_period_end')
    await advance(setup, clock, seconds('2026-03-31T09:59:59Z'))
    const [renewal] = (await setup.stripe.invoices.list({ customer: customer.id })).data
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
    await advance(setup, clock, seconds('2026-05-31T10:00:00Z'))
    const invoices = await setup.stripe.invoices.list({ customer: customer.id })
    expect(invoices.data.map(({ lines }) => iso(lines.data[0]?.period.end))).toEqual([
      '2026-06-30T10:00:00Z',
      '2026-05-31T10:00:00Z',
      '2026-04-30T10:00:00Z',
      '2026-03-31T10:00:00Z',
      '2026-02-28T10:00:00Z',
    ])
  })

  test('goes on for a year when it costs a year', async () => {
    await using setup = await openTestSetup()
    const { clock, subscription } = await subscribe(setup, {
      frozenTime: seconds('2028-02-29T00:00:00Z'),
      line_items: [{ price: 'price_dojo_yearly', quantity: 1 }],
    })
    await advance(setup, clock, seconds('2029-03-01T00:00:00Z'))
    const renewed = await setup.stripe.subscriptions.retrieve(subscription.id)
    expect(iso(renewed.items.data[0]?.current_period_end)).toBe('2030-02-28T00:00:00Z')
  })

  test('asks for a renewal an hour after its period has begun', async () => {
    await using setup = await openTestSetup()
    const { clock, customer, subscription } = await subscribe(setup, { frozenTime: day31 })
    const newest = async () =>
      (await setup.stripe.invoices.list({ customer: customer.id, limit: 1 })).data[0]
    await advance(setup, clock, seconds('2026-02-28T10:59:59Z'))
    expect(await newest()).toMatchObject({
      status: 'draft',
      automatically_finalizes_at: seconds('2026-02-28T11:00:00Z'),
    })
    const running = await setup.stripe.subscriptions.retrieve(subscription.id)
    expect([running.status, iso(running.items.data[0]?.current_period_end)]).toEqual([
      'active',
      '2026-03-31T10:00:00Z',
    ])
    await advance(setup, clock, seconds('2026-02-28T11:00:00Z'))
    expect(await newest()).toMatchObject({ status: 'paid', automatically_finalizes_at: null })
  })

  test('a renewal that was not asked for yet goes with its subscription', async () => {
    await using setup = await openTestSetup()
    const { clock, customer, subscription } = await subscribe(setup, { frozenTime: day31 })
    await advance(setup, clock, seconds('2026-02-28T10:30:00Z'))
    await setup.stripe.subscriptions.cancel(subscription.id)
    await advance(setup, clock, seconds('2026-03-05T10:00:00Z'))
    const charges = await setup.stripe.charges.list({ customer: customer.id })
    expect(charges.data).toHaveLength(1)
  })

  test('tells of a renewal in this order', async () => {
    await using setup = await openTestSetup()
    const { clock, subscription } = await subscribe(setup, { frozenTime: day31 })
    await setup.simulator.settled()
    const before = setup.received.length
    await advance(setup, clock, day31 + 29 * day)
    expect(await typesSince(setup, before)).toEqual([
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
    const updated = setup.received
      .slice(before)
      .find(({ event }) => event.type.endsWith('.updated'))
    expect(updated?.event.data.previous_attributes).toMatchObject({
      latest_invoice: subscription.latest_invoice,
      items: { data: [{ current_period_start: day31 }] },
    })
  })

  test('is renewed by the simulator’s own clock without a test clock', async () => {
    let nowMs = day31 * 1000
    await using setup = await openTestSetup({ now: () => nowMs })
    const { subscription } = await subscribe(setup)
    nowMs += 60 * day * 1000
    const renewed = await setup.stripe.subscriptions.retrieve(subscription.id)
    expect(iso(renewed.items.data[0]?.current_period_start)).toBe('2026-03-31T10:00:00Z')
    const { data } = await setup.stripe.invoices.list({ subscription: subscription.id })
    expect(data.map(({ created }) => iso(created))).toEqual([
      '2026-03-31T10:00:00Z',
      '2026-02-28T10:00:00Z',
      '2026-01-31T10:00:00Z',
    ])
  })

  test('begins to cost when its trial is over', async () => {
    await using setup = await openTestSetup()
    const { clock, subscription } = await subscribe(setup, {
      frozenTime: day31,
      subscription_data: { trial_period_days: 7 },
    })
    await advance(setup, clock, day31 + 8 * day)
    const started = await setup.stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice'],
    })
    expect(started).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 3900 } })
    expect(iso(started.items.data[0]?.current_period_end)).toBe('2026-03-07T10:00:00Z')
  })
})

describe('a card that fails', () => {
  async function failing(server: TestSetup) {
    const lived = await subscribe(server, { frozenTime: day31 })
    const { id } = await server.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: lived.customer.id,
    })
    await server.stripe.subscriptions.update(lived.subscription.id, { default_payment_method: id })
    await server.simulator.settled()
    const before = server.received.length
    await advance(server, lived.clock, seconds('2026-02-28T11:00:00Z'))
    return { ...lived, before }
  }

  test('leaves it past due, with the period moved on and the invoice open', async () => {
    await using setup = await openTestSetup()
    const { subscription, before } = await failing(setup)
    const late = await setup.stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice'],
    })
    expect(late).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1, amount_remaining: 3900 },
    })
    expect(iso(late.items.data[0]?.current_period_end)).toBe('2026-03-31T10:00:00Z')
    expect(await typesSince(setup, before)).toEqual(
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
    await using setup = await openTestSetup({ afterLastRetry: status })
    const { clock, customer, subscription } = await failing(setup)
    await advance(setup, clock, seconds('2026-03-15T10:59:59Z'))
    expect((await setup.stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
    await advance(setup, clock, seconds('2026-03-16T11:00:00Z'))
    const ended = await setup.stripe.subscriptions.retrieve(subscription.id)
    expect(ended.status).toBe(status)
    const charges = await setup.stripe.charges.list({ customer: customer.id })
    expect(charges.data.map(({ created, paid }) => [iso(created)?.slice(0, 10), paid])).toEqual([
      ['2026-03-15', false],
      ['2026-03-08', false],
      ['2026-03-03', false],
      ['2026-02-28', false],
      ['2026-01-31', true],
    ])
    const types = await typesSince(setup, 0)
    expect(types.filter((type) => type.startsWith('customer.subscription')).at(-1)).toBe(lastEvent)
    if (status === 'canceled')
      expect(ended).toMatchObject({
        ended_at: seconds('2026-03-15T11:00:00Z'),
        cancellation_details: { reason: 'payment_failed' },
      })
  })

  test('is made good by a card that pays', async () => {
    await using setup = await openTestSetup()
    const { customer, subscription } = await failing(setup)
    const invoice = String(
      (await setup.stripe.subscriptions.retrieve(subscription.id)).latest_invoice,
    )
    await expect(setup.stripe.invoices.pay(invoice)).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    })
    const { id } = await setup.stripe.paymentMethods.attach('pm_card_visa', {
      customer: customer.id,
    })
    const paid = await setup.stripe.invoices.pay(invoice, { payment_method: id })
    expect(paid).toMatchObject({ status: 'paid', next_payment_attempt: null, amount_remaining: 0 })
    expect((await setup.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
    await expect(setup.stripe.invoices.pay(invoice)).rejects.toMatchObject({
      message: 'Invoice is already paid',
    })
  })

  test('asks for the cardholder when the bank wants to be asked every time', async () => {
    await using setup = await openTestSetup()
    const { id } = await setup.stripe.customers.create({ email: 'bo@example.com' })
    await setup.stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: id })
    const [method] = (await setup.stripe.paymentMethods.list({ customer: id })).data
    const subscription = await setup.stripe.subscriptions.create({
      customer: id,
      items: [{ price: 'price_dojo_monthly' }],
      default_payment_method: method?.id ?? '',
      expand: ['latest_invoice.payments.data'],
    })
    expect(subscription.status).toBe('incomplete')
    const types = await typesSince(setup, 0)
    expect(types).toContain('invoice.payment_action_required')
    await expect(
      setup.stripe.invoices.pay((subscription.latest_invoice as { id: string }).id),
    ).rejects.toMatchObject({ code: 'invoice_payment_intent_requires_action' })
  })
})
