import { beforeEach, describe, expect, test } from 'vitest'
import { runIfDue } from '#server/platform/cluster/jobs/run-if-due.ts'
import { leaseMs, takeJob } from '#server/platform/cluster/jobs/take-job.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import {
  type Buyer,
  becomePremium,
  createBuyer,
  customerIdOf,
  dayMs,
  monthMs,
  moveClock,
  payFor,
  refundLast,
} from '#tests/support/stripe/pay.ts'
import { quick } from '#tests/support/stripe/pay-trouble.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { isEventHandled, recordHandledEvent } from './billing-repository.ts'
import { reconcile } from './reconcile.ts'
import { reconcileJob, reconcilePlan } from './reconcile-daily.ts'

const hourMs = 60 * 60 * 1000

describe.each(databaseKinds)('putting right what lost deliveries left on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  let buyer: Buyer

  beforeEach(async () => {
    const { db } = premiumApp.services.database
    await db.deleteFrom('customers').execute()
    await db.deleteFrom('subscriptions').execute()
    buyer = await createBuyer(premiumApp)
  })

  const deps = (billing = premiumApp.billing) => ({ ...premiumApp.services, billing })
  const repair = () => reconcile(deps())

  test('a payment', async () => {
    const { endsAt, subscriptionId } = await payFor(premiumApp, buyer)
    expect(await repair()).toEqual({ read: 1, failed: 0 })
    expect(await buyer.profile()).toMatchObject({
      premium: true,
      premiumEndDate: endsAt,
      stripe_subscription_id: subscriptionId,
    })
  })

  test('a payment whose checkout nobody here remembers', async () => {
    await payFor(premiumApp, buyer)
    await premiumApp.services.database.db.deleteFrom('checkouts').execute()
    expect(await repair()).toEqual({ read: 1, failed: 0 })
    expect(await buyer.profile()).toMatchObject({ premium: true })
  })

  type Bought = Awaited<ReturnType<typeof becomePremium>>

  test.each<[string, (bought: Bought) => Promise<unknown>, object]>([
    [
      'a cancellation',
      ({ subscriptionId }) =>
        premiumApp.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
      { premium: true, cancelled: true },
    ],
    ['a renewal', async () => moveClock(premiumApp, monthMs + hourMs), { premium: true }],
    [
      'an end, and the time after it',
      async ({ subscriptionId }) => {
        await premiumApp.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
        moveClock(premiumApp, monthMs + hourMs)
      },
      { premium: false, cancelled: true },
    ],
    [
      'a subscription that was ended at Stripe',
      ({ subscriptionId }) => premiumApp.stripe.subscriptions.cancel(subscriptionId),
      { premium: true, cancelled: true },
    ],
    [
      'a customer who was deleted at Stripe',
      ({ customerId }) => premiumApp.stripe.customers.del(customerId),
      { premium: true, cancelled: true },
    ],
  ])('%s', async (_, happen, profile) => {
    const bought = await becomePremium(premiumApp, buyer)
    await happen(bought)
    await premiumApp.simulator.settled()
    expect(await repair()).toEqual({ read: 1, failed: 0 })
    const after = await buyer.profile()
    expect(after).toMatchObject(profile)
    if (after.premium && !after.cancelled) {
      expect(after.premiumEndDate).toBeGreaterThan(premiumApp.services.now() / 1000)
    }
  })

  test('money given back after the end', async () => {
    const { subscriptionId, customerId } = await becomePremium(premiumApp, buyer)
    await premiumApp.stripe.subscriptions.cancel(subscriptionId)
    await repair()
    await refundLast(premiumApp, customerId)
    expect(await repair()).toEqual({ read: 1, failed: 0 })
    moveClock(premiumApp, 30_000)
    expect(await (await buyer.check()).json()).toMatchObject({ isPremium: false })
  })

  test('somebody whose premium ended long ago is not read any more', async () => {
    const { subscriptionId } = await becomePremium(premiumApp, buyer)
    await premiumApp.stripe.subscriptions.cancel(subscriptionId)
    await repair()
    moveClock(premiumApp, 2 * monthMs)
    expect(await repair()).toEqual({ read: 0, failed: 0 })
  })

  test('strangers’ subscriptions are passed over', async () => {
    const stranger = await premiumApp.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: {},
    })
    await premiumApp.stripe.subscriptions.create({
      customer: stranger.id,
      items: [{ price: 'price_dojo_monthly' }],
      trial_period_days: 3,
    })
    expect(await repair()).toEqual({ read: 0, failed: 0 })
  })

  test('what cannot be read is counted, and read the next time', async () => {
    await payFor(premiumApp, buyer)
    const billing = premiumApp.openBilling({}, quick)
    premiumApp.simulator.faults.api = 'down'
    expect((await reconcile(deps(billing))).failed).toBeGreaterThan(0)
    expect(await buyer.profile()).toMatchObject({ premium: false })
    premiumApp.simulator.faults.api = 'ok'
    expect(await reconcile(deps(billing))).toEqual({ read: 1, failed: 0 })
    expect(await buyer.profile()).toMatchObject({ premium: true })
  })

  test('a process that is to stop reads no further', async () => {
    await payFor(premiumApp, buyer)
    expect(await reconcile(deps(), AbortSignal.abort())).toEqual({ read: 0, failed: 0 })
  })

  test('several at once agree', async () => {
    const { endsAt } = await payFor(premiumApp, buyer)
    const runs = [1, 2, 3].map(() => reconcile(deps(premiumApp.openBilling())))
    for (const counts of await Promise.all(runs)) expect(counts).toEqual({ read: 1, failed: 0 })
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: endsAt })
  })

  test('deliveries are remembered for thirty days', async () => {
    const { db } = premiumApp.services.database
    const nowMs = premiumApp.services.now()
    await recordHandledEvent(db, 'evt_old', nowMs - 30 * dayMs - hourMs)
    await recordHandledEvent(db, 'evt_young', nowMs - 29 * dayMs)
    await repair()
    expect([await isEventHandled(db, 'evt_old'), await isEventHandled(db, 'evt_young')]).toEqual([
      false,
      true,
    ])
  })

  describe('every night', () => {
    const evening = Date.UTC(2026, 10, 22, 20)
    const half3 = Date.UTC(2026, 10, 23, 3, 30)

    beforeEach(() => premiumApp.services.database.db.deleteFrom('jobs').execute())

    const ask = async (nowMs: number, processes = 5) => {
      const { db } = premiumApp.services.database
      const asking = Array.from({ length: processes }, () => takeJob(db, reconcilePlan, nowMs))
      return (await Promise.all(asking)).filter(Boolean).length
    }

    const runNight = (billing = premiumApp.billing) =>
      runIfDue(premiumApp.services, reconcileJob(deps(billing)), new AbortController().signal)

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
      premiumApp.services.now = () => evening
      await payFor(premiumApp, buyer)
      await runNight()
      expect(await buyer.profile()).toMatchObject({ premium: false })
      premiumApp.services.now = () => half3
      await Promise.all([runNight(), runNight(premiumApp.openBilling())])
      expect(await buyer.profile()).toMatchObject({ premium: true })
      const said = premiumApp.logged.filter(({ event }) => event === 'premium.reconciled')
      expect(said).toEqual([expect.objectContaining({ read: 1, failed: 0 })])
      // It came to its end, so the rest of the night is free.
      expect(await ask(half3 + 2 * hourMs)).toBe(0)
      expect(await ask(half3 + dayMs)).toBe(1)
    })

    test('one customer who cannot be read does not begin the night anew', async () => {
      await payFor(premiumApp, buyer)
      const lost = await createBuyer(premiumApp)
      await payFor(premiumApp, lost)
      premiumApp.services.now = () => evening
      await runNight()
      premiumApp.services.now = () => half3
      const sync = async (userId: string) => {
        if (userId === lost.userId) throw new Error('not to be read')
        return await premiumApp.billing.sync(userId)
      }
      await runNight({ ...premiumApp.billing, sync })
      expect(premiumApp.logged.at(-1)).toMatchObject({ read: 1, failed: 1 })
      expect(await ask(half3 + 2 * hourMs)).toBe(0)
    })

    test('a night on which Stripe is down is tried again', async () => {
      await payFor(premiumApp, buyer)
      premiumApp.services.now = () => evening
      await runNight()
      premiumApp.services.now = () => half3
      premiumApp.simulator.faults.api = 'down'
      await runNight(premiumApp.openBilling({}, quick))
      premiumApp.simulator.faults.api = 'ok'
      expect(await ask(half3 + hourMs - 1)).toBe(0)
      expect(await ask(half3 + hourMs)).toBe(1)
    })
  })

  describe('by hand', () => {
    async function run(billing = premiumApp.services.billing) {
      const services = { ...premiumApp.services, billing }
      const { code, lines } = await runOperatorCommand(services, 'premium', 'reconcile')
      return { code, said: lines.join('\n') }
    }

    test('it repairs, and says how much', async () => {
      await payFor(premiumApp, buyer)
      expect(await run()).toEqual({
        code: 0,
        said: 'Subscriptions read from Stripe: 1. Not read: 0.',
      })
      expect(await buyer.profile()).toMatchObject({ premium: true })
    })

    test('a test key touches nobody who pays for real', async () => {
      const { customerId } = await becomePremium(premiumApp, buyer)
      const { db } = premiumApp.services.database
      await db.updateTable('customers').set({ live: 1 }).execute()
      await expect(run()).rejects.toThrow(/must be the live key/)
      expect(await customerIdOf(premiumApp, buyer)).toBe(customerId)
    })

    test('it has failed without anything to ask', async () => {
      const { code, said } = await run(null)
      expect([code, said]).toEqual([1, expect.stringContaining('nothing to reconcile with')])
    })

    test.each(['somebody', 'nobody'])(
      'it has failed while Stripe is down, with %s',
      async (who) => {
        if (who === 'somebody') await payFor(premiumApp, buyer)
        premiumApp.simulator.faults.api = 'down'
        expect((await run(premiumApp.openBilling({}, quick))).code).toBe(1)
      },
    )
  })
})
