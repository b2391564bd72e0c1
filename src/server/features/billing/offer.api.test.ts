import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'

const monthly = { id: 'price_dojo_monthly', interval: 'month', unitAmount: 3900, currency: 'dkk' }
const yearly = { id: 'price_dojo_yearly', interval: 'year', unitAmount: 29900, currency: 'dkk' }
const quick = { timeoutMs: 500, networkRetries: 0 }

describe.each(databaseKinds)('GET /api/premium on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  const bad: string[] = []

  beforeEach(async () => {
    if (bad.length > 0) return
    const { prices } = premiumApp.stripe
    const common = { currency: 'dkk', unit_amount: 100, product: 'prod_dojo_black_belt' }
    const oneTime = await prices.create(common)
    const gone = await prices.create({
      ...common,
      recurring: { interval: 'month' },
      active: false,
    })
    bad.push(oneTime.id, gone.id, 'price_nobody_made')
  })

  const read = async () => {
    const answer = await openVisitor(premiumApp.app).get('/api/premium')
    expect(answer.status).toBe(200)
    return await answer.json()
  }
  const open = { state: 'open', testMode: true, paymentBase: null }

  test('tells anybody what premium costs', async () => {
    expect(await read()).toEqual({ ...open, prices: [monthly, yearly] })
  })

  test('keeps the order that was configured, and leaves out what nobody can subscribe to', async () => {
    const priceIds = [yearly.id, ...bad, monthly.id]
    premiumApp.services.billing = premiumApp.openBilling({ priceIds })
    expect(await read()).toEqual({ ...open, prices: [yearly, monthly] })
    const complaint = premiumApp.logged.findLast(({ wrong }) => wrong !== undefined)
    expect(complaint).toMatchObject({ level: 50, wrong: bad })
  })

  test('says where premium cannot be had', async () => {
    premiumApp.services.billing = null
    const none = { ...open, state: 'unavailable', testMode: false, prices: [] }
    expect(await read()).toEqual(none)
  })

  test('says when Stripe does not answer and no price is known', async () => {
    premiumApp.services.billing = premiumApp.openBilling({}, quick)
    premiumApp.simulator.faults.api = 'down'
    expect(await read()).toEqual({ ...open, state: 'unreachable', prices: [] })
  })

  test('a live key is no test', async () => {
    premiumApp.services.billing = premiumApp.openBilling({ secretKey: 'sk_live_dojo' }, quick)
    expect(await read()).toMatchObject({ testMode: false })
  })

  test('names the payment base of another server', async () => {
    const { env } = premiumApp.services
    const paymentBase = 'https://pay.example/stripe'
    premiumApp.services.env = { ...env, paymentBase }
    expect(await read()).toMatchObject({ paymentBase })
    premiumApp.services.env = env
  })

  test('it is only read', async () => {
    const answer = await openVisitor(premiumApp.app).post('/api/premium', {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })
})
