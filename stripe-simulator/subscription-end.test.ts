import { describe, expect, test } from 'vitest'
import { advance, openTestSetup, seconds, subscribe, type TestSetup } from './open-for-test.ts'

const day = 86_400
const day31 = seconds('2026-01-31T10:00:00Z')

async function typesSince({ received, simulator }: TestSetup, count: number) {
  await simulator.settled()
  return received.slice(count).map(({ event }) => event.type)
}

describe('an end that is asked for', () => {
  test('at the end of the period comes then, and can be taken back', async () => {
    await using setup = await openTestSetup()
    const { clock, subscription } = await subscribe(setup, { frozenTime: day31 })
    const { subscriptions } = setup.stripe
    const end = subscription.items.data[0]?.current_period_end
    const ending = await subscriptions.update(subscription.id, { cancel_at_period_end: true })
    expect(ending).toMatchObject({ cancel_at_period_end: true, cancel_at: end, canceled_at: day31 })
    const back = await subscriptions.update(subscription.id, { cancel_at_period_end: false })
    expect(back).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
    await subscriptions.update(subscription.id, { cancel_at_period_end: true })
    await advance(setup, clock, day31 + 40 * day)
    const ended = await subscriptions.retrieve(subscription.id)
    expect(ended).toMatchObject({ status: 'canceled', ended_at: end, cancel_at_period_end: true })
    expect((await typesSince(setup, 0)).at(-2)).toBe('customer.subscription.deleted')
    expect((await setup.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(
      1,
    )
  })

  test('at a time of its own comes at that time', async () => {
    await using setup = await openTestSetup()
    const { clock, subscription } = await subscribe(setup, { frozenTime: day31 })
    const { subscriptions } = setup.stripe
    await expect(
      subscriptions.update(subscription.id, { cancel_at: day31 - 1 }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'cancel_at' })
    await subscriptions.update(subscription.id, { cancel_at: day31 + 3 * day })
    await advance(setup, clock, day31 + 4 * day)
    const ended = await subscriptions.retrieve(subscription.id)
    expect(ended).toMatchObject({ status: 'canceled', ended_at: day31 + 3 * day })
  })

  test('now comes now, and nothing can be changed after it', async () => {
    await using setup = await openTestSetup()
    const { subscription, customer } = await subscribe(setup)
    const { subscriptions } = setup.stripe
    const ended = await subscriptions.cancel(subscription.id)
    expect(ended).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested' },
    })
    await expect(
      subscriptions.update(subscription.id, { cancel_at_period_end: true }),
    ).rejects.toMatchObject({ code: 'invalid_canceled_subscription_fields' })
    await expect(subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      code: 'resource_missing',
    })
    const list = async (status?: 'all' | 'canceled' | 'active') =>
      (await subscriptions.list({ customer: customer.id, status })).data.length
    expect(await Promise.all([list(), list('all'), list('canceled'), list('active')])).toEqual([
      0, 1, 1, 0,
    ])
  })
})

test('a pause keeps it from being renewed, and it is resumed in a period of its own', async () => {
  await using setup = await openTestSetup()
  const { clock, subscription } = await subscribe(setup, { frozenTime: day31 })
  const { subscriptions, invoices } = setup.stripe
  await expect(subscriptions.resume(subscription.id)).rejects.toMatchObject({ statusCode: 400 })
  expect((await subscriptions.pause(subscription.id)).status).toBe('paused')
  await advance(setup, clock, day31 + 60 * day)
  expect((await invoices.list({ subscription: subscription.id })).data).toHaveLength(1)
  const resumed = await subscriptions.resume(subscription.id)
  expect(resumed).toMatchObject({
    status: 'active',
    items: { data: [{ current_period_start: day31 + 60 * day }] },
  })
  expect((await invoices.list({ subscription: subscription.id })).data).toHaveLength(2)
  expect(await typesSince(setup, 0)).toEqual(
    expect.arrayContaining(['customer.subscription.paused', 'customer.subscription.resumed']),
  )
})

test('a first invoice that nobody pays ends the subscription within a day', async () => {
  let nowMs = day31 * 1000
  await using setup = await openTestSetup({ now: () => nowMs })
  const { id } = await setup.stripe.customers.create({})
  const { id: subscription } = await setup.stripe.subscriptions.create({
    customer: id,
    items: [{ price: 'price_dojo_monthly' }],
    payment_behavior: 'default_incomplete',
  })
  nowMs += day * 1000
  expect((await setup.stripe.subscriptions.retrieve(subscription)).status).toBe(
    'incomplete_expired',
  )
})
