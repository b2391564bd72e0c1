import { beforeEach, describe, expect, test } from 'vitest'
import { runIfDue } from '#server/platform/cluster/jobs/run-if-due.ts'
import { leaseMs, takeJob } from '#server/platform/cluster/jobs/take-job.ts'
import { databaseKinds } from '#tests/support/database.ts'
import { typeAsOperator } from '#tests/support/operator.ts'
import {
  type Buyer,
  bePremium,
  customerIdOf,
  dayMs,
  monthMs,
  payFor,
  refundLast,
  seatBuyer,
  turnClock,
} from '#tests/support/pay.ts'
import { quick } from '#tests/support/pay-trouble.ts'
import { usePremiumHouse } from '#tests/support/premium-house.ts'
import { isHandled, noteHandled } from './billing-repository.ts'
import { reconcile } from './reconcile.ts'
import { nightJob, nightPlan } from './reconcile-daily.ts'

const hourMs = 60 * 60 * 1000

describe.each(databaseKinds)('putting right what lost deliveries left on %s', (kind) => {
  const house = usePremiumHouse(kind)
  let buyer: Buyer

  beforeEach(async () => {
    const { db } = house.services.database
    await db.deleteFrom('customers').execute()
    await db.deleteFrom('subscriptions').execute()
    buyer = await seatBuyer(house)
  })

  const deps = (billing = house.billing) => ({ ...house.services, billing })
  const repair = () => reconcile(deps())

  test('a payment', async () => {
    const { endsAt, subscriptionId } = await payFor(house, buyer)
    expect(await repair()).toEqual({ read: 1, failed: 0 })
    expect(await buyer.profile()).toMatchObject({
      premium: true,
      premiumEndDate: endsAt,
      stripe_subscription_id: subscriptionId,
    })
  })

  test('a payment whose checkout nobody here remembers', async () => {
    await payFor(house, buyer)
    await house.services.database.db.deleteFrom('checkouts').execute()
    expect(await repair()).toEqual({ read: 1, failed: 0 })
    expect(await buyer.profile()).toMatchObject({ premium: true })
  })

  type Bought = Awaited<ReturnType<typeof bePremium>>

  test.each<[string, (bought: Bought) => Promise<unknown>, object]>([
    [
      'a cancellation',
      ({ subscriptionId }) =>
        house.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
      { premium: true, cancelled: true },
    ],
    ['a renewal', async () => turnClock(house, monthMs + hourMs), { premium: true }],
    [
      'an end, and the time after it',
      async ({ subscriptionId }) => {
        await house.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
        turnClock(house, monthMs + hourMs)
      },
      { premium: false, cancelled: true },
    ],
    [
      'a subscription that was ended at Stripe',
      ({ subscriptionId }) => house.stripe.subscriptions.cancel(subscriptionId),
      { premium: true, cancelled: true },
    ],
    [
      'a customer who was deleted at Stripe',
      ({ customerId }) => house.stripe.customers.del(customerId),
      { premium: true, cancelled: true },
    ],
  ])('%s', async (_, happen, profile) => {
    const bought = await bePremium(house, buyer)
    await happen(bought)
    await house.simulator.settled()
    expect(await repair()).toEqual({ read: 1, failed: 0 })
    const after = await buyer.profile()
    expect(after).toMatchObject(profile)
    if (after.premium && !after.cancelled) {
      expect(after.premiumEndDate).toBeGreaterThan(house.services.now() / 1000)
    }
  })

  test('money given back after the end', async () => {
    const { subscriptionId, customerId } = await bePremium(house, buyer)
    await house.stripe.subscriptions.cancel(subscriptionId)
    await repair()
    await refundLast(house, customerId)
    expect(await repair()).toEqual({ read: 1, failed: 0 })
    turnClock(house, 30_000)
    expect(await (await buyer.check()).json()).toMatchObject({ isPremium: false })
  })

  test('somebody whose premium ended long ago is not read any more', async () => {
    const { subscriptionId } = await bePremium(house, buyer)
    await house.stripe.subscriptions.cancel(subscriptionId)
    await repair()
    turnClock(house, 2 * monthMs)
    expect(await repair()).toEqual({ read: 0, failed: 0 })
  })

  test('strangers’ subscriptions are passed over', async () => {
    const stranger = await house.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: {},
    })
    await house.stripe.subscriptions.create({
      customer: stranger.id,
      items: [{ price: 'price_dojo_monthly' }],
      trial_period_days: 3,
    })
    expect(await repair()).toEqual({ read: 0, failed: 0 })
  })

  test('what cannot be read is counted, and read the next time', async () => {
    await payFor(house, buyer)
    const billing = house.openBilling({}, quick)
    house.simulator.faults.api = 'down'
    expect((await reconcile(deps(billing))).failed).toBeGreaterThan(0)
    expect(await buyer.profile()).toMatchObject({ premium: false })
    house.simulator.faults.api = 'ok'
    expect(await reconcile(deps(billing))).toEqual({ read: 1, failed: 0 })
    expect(await buyer.profile()).toMatchObject({ premium: true })
  })

  test('a process that is to stop reads no further', async () => {
    await payFor(house, buyer)
    expect(await reconcile(deps(), AbortSignal.abort())).toEqual({ read: 0, failed: 0 })
  })

  test('several at once agree', async () => {
    const { endsAt } = await payFor(house, buyer)
    const runs = [1, 2, 3].map(() => reconcile(deps(house.openBilling())))
    for (const counts of await Promise.all(runs)) expect(counts).toEqual({ read: 1, failed: 0 })
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: endsAt })
  })

  test('deliveries are remembered for thirty days', async () => {
    const { db } = house.services.database
    const nowMs = house.services.now()
    await noteHandled(db, 'evt_old', nowMs - 30 * dayMs - hourMs)
    await noteHandled(db, 'evt_young', nowMs - 29 * dayMs)
    await repair()
    expect([await isHandled(db, 'evt_old'), await isHandled(db, 'evt_young')]).toEqual([
      false,
      true,
    ])
  })

  describe('every night', () => {
    const evening = Date.UTC(2026, 10, 22, 20)
    const half3 = Date.UTC(2026, 10, 23, 3, 30)

    beforeEach(() => house.services.database.db.deleteFrom('jobs').execute())

    const ask = async (nowMs: number, processes = 5) => {
      const { db } = house.services.database
      const asking = Array.from({ length: processes }, () => takeJob(db, nightPlan, nowMs))
      return (await Promise.all(asking)).filter(Boolean).length
    }

    const runNight = (billing = house.billing) =>
      runIfDue(house.services, nightJob(deps(billing)), new AbortController().signal)

    test('one process of many has it, at half past three', async () => {
      expect(await ask(evening)).toBe(0)
      expect(await ask(half3 - 1)).toBe(0)
      expect(await ask(half3)).toBe(1)
      expect(await ask(half3 + leaseMs - 1)).toBe(0)
    })

    test('one that died leaves it to the next', async () => {
      await ask(evening)
      expect(await ask(half3)).toBe(1)
      expect(await ask(half3 + leaseMs)).toBe(1)
      expect(await ask(half3 + leaseMs)).toBe(0)
    })

    test('a night that nobody was there for is made up for once', async () => {
      await ask(evening)
      expect(await ask(half3 + 5 * dayMs + hourMs)).toBe(1)
      expect(await ask(half3 + 5 * dayMs + hourMs)).toBe(0)
    })

    test('it repairs, and says how much', async () => {
      house.services.now = () => evening
      await payFor(house, buyer)
      await runNight()
      expect(await buyer.profile()).toMatchObject({ premium: false })
      house.services.now = () => half3
      await Promise.all([runNight(), runNight(house.openBilling())])
      expect(await buyer.profile()).toMatchObject({ premium: true })
      const said = house.logged.filter(({ msg }) => msg === 'premium was reconciled')
      expect(said).toEqual([expect.objectContaining({ read: 1, failed: 0 })])
      // It came to its end, so the rest of the night is free.
      expect(await ask(half3 + 2 * hourMs)).toBe(0)
      expect(await ask(half3 + dayMs)).toBe(1)
    })

    test('one customer who cannot be read does not begin the night anew', async () => {
      await payFor(house, buyer)
      const lost = await seatBuyer(house)
      await payFor(house, lost)
      house.services.now = () => evening
      await runNight()
      house.services.now = () => half3
      const sync = async (userId: string) => {
        if (userId === lost.userId) throw new Error('not to be read')
        return await house.billing.sync(userId)
      }
      await runNight({ ...house.billing, sync })
      expect(house.logged.at(-1)).toMatchObject({ read: 1, failed: 1 })
      expect(await ask(half3 + 2 * hourMs)).toBe(0)
    })

    test('a night on which Stripe is down is tried again', async () => {
      await payFor(house, buyer)
      house.services.now = () => evening
      await runNight()
      house.services.now = () => half3
      house.simulator.faults.api = 'down'
      await runNight(house.openBilling({}, quick))
      house.simulator.faults.api = 'ok'
      expect(await ask(half3 + hourMs - 1)).toBe(0)
      expect(await ask(half3 + hourMs)).toBe(1)
    })
  })

  describe('by hand', () => {
    async function run(billing = house.services.billing) {
      const services = { ...house.services, billing }
      const { code, lines } = await typeAsOperator(services, 'premium', 'reconcile')
      return { code, said: lines.join('\n') }
    }

    test('it repairs, and says how much', async () => {
      await payFor(house, buyer)
      expect(await run()).toEqual({
        code: 0,
        said: 'Subscriptions read from Stripe: 1. Not read: 0.',
      })
      expect(await buyer.profile()).toMatchObject({ premium: true })
    })

    test('a test key touches nobody who pays for real', async () => {
      const { customerId } = await bePremium(house, buyer)
      const { db } = house.services.database
      await db.updateTable('customers').set({ live: 1 }).execute()
      await expect(run()).rejects.toThrow(/must be the live key/)
      expect(await customerIdOf(house, buyer)).toBe(customerId)
    })

    test('it has failed without anything to ask', async () => {
      const { code, said } = await run(null)
      expect([code, said]).toEqual([1, expect.stringContaining('nothing to reconcile with')])
    })

    test.each(['somebody', 'nobody'])(
      'it has failed while Stripe is down, with %s',
      async (who) => {
        if (who === 'somebody') await payFor(house, buyer)
        house.simulator.faults.api = 'down'
        expect((await run(house.openBilling({}, quick))).code).toBe(1)
      },
    )
  })
})
