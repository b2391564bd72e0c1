import { describe, expect, test } from 'vitest'
import { collect, riseOf } from '#tests/support/collect-metrics.ts'
import { payFor, seatBuyer } from '#tests/support/pay.ts'
import { deliver, deliverAll, deliverText, eventsOf } from '#tests/support/pay-webhook.ts'
import { usePremiumHouse } from '#tests/support/premium-house.ts'
import { outcomeOf, resourceOf } from './watch-stripe.ts'

describe('what is counted of payments', () => {
  const house = usePremiumHouse('SQLite')
  const deliveries = (outcome: string) =>
    `party_dojo_webhook_deliveries_total{outcome="${outcome}"}`
  const rise = (outcome: string, work: () => unknown) =>
    riseOf(house.app, deliveries(outcome), work)

  async function paidEvents() {
    const { customerId } = await payFor(house, await seatBuyer(house))
    return await eventsOf(house, customerId)
  }

  test('a delivery that nobody signed', async () => {
    const text = JSON.stringify({ id: 'evt_1' })
    expect(await rise('unsigned', () => deliverText(house, text, null))).toBe(1)
  })

  test('one that was signed by somebody else', async () => {
    const [event = {}] = await paidEvents()
    const send = () => deliver(house, event, { secret: 'whsec_another' })
    expect(await rise('unsigned', send)).toBe(1)
  })

  test.each([-3_600, 3_600])('one that was signed %i seconds from now', async (fromNow) => {
    const [event = {}] = await paidEvents()
    const atSeconds = Math.floor(Date.now() / 1000) + fromNow
    expect(await rise('stale', () => deliver(house, event, { atSeconds }))).toBe(1)
  })

  test('one of live mode', async () => {
    const [event = {}] = await paidEvents()
    const live = { ...event, livemode: true }
    expect(await rise('other_mode', () => deliver(house, live))).toBe(1)
  })

  test('those that are dealt with, and once more', async () => {
    const events = await paidEvents()
    const paid = events.filter(({ type }) => type === 'invoice.paid')
    expect(await rise('dealt_with', () => deliverAll(house, paid))).toBe(paid.length)
    expect(await rise('duplicate', () => deliverAll(house, paid))).toBe(paid.length)
  })

  test('those that say nothing to us', async () => {
    const [event = {}] = await paidEvents()
    const other = { ...event, id: 'evt_other', type: 'payout.paid' }
    expect(await rise('ignored', () => deliver(house, other))).toBe(1)
  })

  test('those that cannot be dealt with, because Stripe is silent', async () => {
    const events = await paidEvents()
    const paid = events.find(({ type }) => type === 'invoice.paid')
    const silent = { ...paid, id: 'evt_silent' }
    house.services.billing = house.openBilling(
      { apiBase: 'http://127.0.0.1:9' },
      { timeoutMs: 500, networkRetries: 0 },
    )
    const silentCalls = async () =>
      [...(await collect(house.app)).values]
        .filter(([name]) => /stripe_request_duration_seconds_count.*outcome="silent"/.test(name))
        .reduce((sum, [, value]) => sum + value, 0)
    const before = await silentCalls()
    expect(await rise('failed', () => deliver(house, silent))).toBe(1)
    expect(await silentCalls()).toBeGreaterThan(before)
  })

  test('requests to Stripe, by what they are about', async () => {
    const labels = 'method="GET",resource="prices",outcome="ok"'
    const series = `party_dojo_stripe_request_duration_seconds_count{${labels}}`
    const read = () => house.openBilling().readPrices()
    expect(await riseOf(house.app, series, read)).toBeGreaterThan(0)
  })
})

test.each([
  ['/v1/customers/cus_1', 'customers'],
  ['/v1/checkout/sessions/cs_1/expire', 'checkout/sessions'],
  ['/v1/prices?active=true', 'prices'],
  ['/v1/anything/else', 'other'],
  ['/', 'other'],
])('%s is about %s', (path, resource) => {
  expect(resourceOf(path)).toBe(resource)
})

test.each([
  [200, 'ok'],
  [302, 'ok'],
  [404, 'refused'],
  [409, 'refused'],
  [429, 'failed'],
  [500, 'failed'],
])('%i is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})
