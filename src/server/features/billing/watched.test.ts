import { describe, expect, test } from 'vitest'
import { collect, riseOf } from '#tests/support/app/collect-metrics.ts'
import { createBuyer, payFor } from '#tests/support/stripe/pay.ts'
import { deliver, deliverAll, deliverText, eventsOf } from '#tests/support/stripe/pay-webhook.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { outcomeOf, resourceOf } from './instrument-stripe-client.ts'

describe('what is counted of payments', () => {
  const premiumApp = usePremiumApp('SQLite')
  const deliveries = (outcome: string) =>
    `party_dojo_webhook_deliveries_total{outcome="${outcome}"}`
  const rise = (outcome: string, work: () => unknown) =>
    riseOf(premiumApp.app, deliveries(outcome), work)

  async function paidEvents() {
    const { customerId } = await payFor(premiumApp, await createBuyer(premiumApp))
    return await eventsOf(premiumApp, customerId)
  }

  test('a delivery that nobody signed', async () => {
    const text = JSON.stringify({ id: 'evt_1' })
    expect(await rise('unsigned', () => deliverText(premiumApp, text, null))).toBe(1)
  })

  test('one that was signed by somebody else', async () => {
    const [event = {}] = await paidEvents()
    const send = () => deliver(premiumApp, event, { secret: 'whsec_another' })
    expect(await rise('unsigned', send)).toBe(1)
  })

  test.each([-3_600, 3_600])('one that was signed %i seconds from now', async (fromNow) => {
    const [event = {}] = await paidEvents()
    const atSeconds = Math.floor(Date.now() / 1000) + fromNow
    expect(await rise('stale', () => deliver(premiumApp, event, { atSeconds }))).toBe(1)
  })

  test('one of live mode', async () => {
    const [event = {}] = await paidEvents()
    const live = { ...event, livemode: true }
    expect(await rise('other_mode', () => deliver(premiumApp, live))).toBe(1)
  })

  test('those that are dealt with, and once more', async () => {
    const events = await paidEvents()
    const paid = events.filter(({ type }) => type === 'invoice.paid')
    expect(await rise('dealt_with', () => deliverAll(premiumApp, paid))).toBe(paid.length)
    expect(await rise('duplicate', () => deliverAll(premiumApp, paid))).toBe(paid.length)
  })

  test('those that say nothing to us', async () => {
    const [event = {}] = await paidEvents()
    const other = { ...event, id: 'evt_other', type: 'payout.paid' }
    expect(await rise('ignored', () => deliver(premiumApp, other))).toBe(1)
  })

  test('those that cannot be dealt with, because Stripe is silent', async () => {
    const events = await paidEvents()
    const paid = events.find(({ type }) => type === 'invoice.paid')
    const silent = { ...paid, id: 'evt_silent' }
    premiumApp.services.billing = premiumApp.openBilling(
      { apiBase: 'http://127.0.0.1:9' },
      { timeoutMs: 500, networkRetries: 0 },
    )
    const silentCalls = async () =>
      [...(await collect(premiumApp.app)).values]
        .filter(([name]) => /stripe_request_duration_seconds_count.*outcome="silent"/.test(name))
        .reduce((sum, [, value]) => sum + value, 0)
    const before = await silentCalls()
    expect(await rise('failed', () => deliver(premiumApp, silent))).toBe(1)
    expect(await silentCalls()).toBeGreaterThan(before)
  })

  test('requests to Stripe, by what they are about', async () => {
    const labels = 'method="GET",resource="prices",outcome="ok"'
    const series = `party_dojo_stripe_request_duration_seconds_count{${labels}}`
    const read = () => premiumApp.openBilling().readPrices()
    expect(await riseOf(premiumApp.app, series, read)).toBeGreaterThan(0)
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
