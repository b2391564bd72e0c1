import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  type Buyer,
  becomePremium,
  createBuyer,
  dayMs,
  openPage,
} from '#tests/support/stripe/pay.ts'
import { failures, quick, silent, watchRequests } from '#tests/support/stripe/pay-trouble.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { checkSubscription } from './check-subscription.ts'
import type { Billing } from './open-billing.ts'

const startMs = Date.UTC(2026, 10, 22, 20)
const minuteMs = 60_000

describe.each(databaseKinds)('a check on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  let buyer: Buyer
  let billing: Billing

  const setClock = (nowMs: number) => {
    premiumApp.services.now = () => nowMs
  }
  beforeEach(async () => {
    setClock(startMs)
    buyer = await createBuyer(premiumApp)
    billing = premiumApp.openBilling({}, quick)
    premiumApp.services.billing = billing
  })

  const check = async () => {
    const answer = await buyer.check()
    return { status: answer.status, ...(await answer.json()) }
  }

  test('of somebody who never paid asks Stripe nothing', async () => {
    const asked = await watchRequests(billing)
    expect(await check()).toMatchObject({ status: 200, isPremium: false })
    expect(asked).toEqual([])
  })

  test('of somebody who only looked at a page has nothing to say', async () => {
    await openPage(buyer)
    setClock(startMs + 2 * minuteMs)
    expect(await check()).toEqual({
      status: 200,
      isPremium: false,
      isCanceled: false,
      isPastDue: false,
      message: 'There is no subscription.',
      currentPeriodEnd: null,
    })
  })

  test('asks Stripe once a minute at most', async () => {
    await becomePremium(premiumApp, buyer)
    const asked = await watchRequests(billing)
    const readings = async (atMs: number) => {
      setClock(atMs)
      const before = asked.length
      expect(await check()).toMatchObject({ status: 200, isPremium: true })
      return asked.slice(before).filter(({ path }) => path.startsWith('/v1/subscriptions')).length
    }
    expect(await readings(startMs + minuteMs - 1)).toBe(0)
    expect(await readings(startMs + minuteMs)).toBe(1)
    expect(await readings(startMs + 2 * minuteMs - 1)).toBe(0)
    expect(await readings(startMs + 2 * minuteMs)).toBe(1)
  })

  test('is not put off by a reading that a clock ahead of ours has dated', async () => {
    setClock(startMs + 10 * minuteMs)
    const { subscriptionId } = await becomePremium(premiumApp, buyer)
    setClock(startMs)
    await premiumApp.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    expect(await check()).toMatchObject({ status: 200, isCanceled: true })
  })

  test('ten at once share their readings', async () => {
    await becomePremium(premiumApp, buyer)
    setClock(startMs + 5 * minuteMs)
    const asked = await watchRequests(billing)
    await Promise.all(Array.from({ length: 10 }, check))
    const readings = asked.filter(({ path }) => path.startsWith('/v1/subscriptions'))
    expect(readings.length).toBeLessThanOrEqual(2)
  })

  describe.each(failures)('while Stripe is %s', (_, fault) => {
    test('answers from what is stored for as long as it is paid, then not at all', async () => {
      const { endsAt } = await becomePremium(premiumApp, buyer)
      premiumApp.simulator.faults.api = fault
      setClock(endsAt * 1000 - 1000)
      expect(await check()).toMatchObject({
        status: 200,
        isPremium: true,
        currentPeriodEnd: endsAt,
      })
      setClock(endsAt * 1000)
      expect(await check()).toEqual({
        status: 503,
        error: { code: 'unavailable', message: silent },
      })
      // Nobody is called unpaid for that.
      premiumApp.simulator.faults.api = 'ok'
      setClock(endsAt * 1000 + 2 * minuteMs)
      expect(await check()).toMatchObject({ status: 200, isPremium: true })
    })
  })

  test('says 503 to somebody who has begun to pay, while Stripe is down', async () => {
    await openPage(buyer)
    premiumApp.simulator.faults.api = 'down'
    setClock(startMs + dayMs)
    expect((await check()).status).toBe(503)
  })

  test('does not wait for long, and the reading goes on without it', async () => {
    const { endsAt, subscriptionId } = await becomePremium(premiumApp, buyer)
    await premiumApp.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    setClock(startMs + 5 * minuteMs)
    premiumApp.simulator.faults.api = { slowMs: 400 }
    const deps = { ...premiumApp.services, billing: premiumApp.openBilling() }
    expect(await checkSubscription(deps, buyer.userId, 50)).toMatchObject({
      isPremium: true,
      isCanceled: false,
      currentPeriodEnd: endsAt,
    })
    await expect.poll(async () => (await buyer.profile()).cancelled).toBe(true)
  })

  test('makes the profile where there is none yet', async () => {
    const { db } = premiumApp.services.database
    await db.deleteFrom('profiles').where('user_id', '=', buyer.userId).execute()
    expect(await check()).toMatchObject({ status: 200 })
    const profiles = db.selectFrom('profiles').where('user_id', '=', buyer.userId)
    expect(await profiles.select('user_id').execute()).toHaveLength(1)
  })
})
