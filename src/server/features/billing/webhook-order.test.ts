import type Stripe from 'stripe'
import { beforeAll, describe, expect, test } from 'vitest'
import { seeded, shuffle } from '#domain/random.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  becomePremium,
  createBuyer,
  dayMs,
  monthMs,
  moveClock,
  periodEnd,
  spoilCard,
} from '#tests/support/stripe/pay.ts'
import { deliver, eventsOf } from '#tests/support/stripe/pay-webhook.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { timesTried } from '#tests/support/vitest/full-length.ts'

/** A full house of orders: as it was, backwards, twice, and shuffled by so many seeds. */
const orders: [string, (events: Stripe.Event[]) => Stripe.Event[]][] = [
  ['in their order', (events) => events],
  ['in reverse', (events) => events.toReversed()],
  ['twice each', (events) => events.flatMap((event) => [event, event])],
  ['all of them twice', (events) => [...events, ...events]],
  ...Array.from({ length: timesTried(20, 5) }, (_, seed): (typeof orders)[number] => [
    `shuffled by ${seed}`,
    (events) => shuffle(events, seeded(seed)),
  ]),
]

/** A day more: an invoice stays a draft for an hour, also after a month of 31 days. */
const afterMonths = (months: number) => months * monthMs + dayMs

describe.each(databaseKinds)('the events of a whole history on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)

  /** Paid, renewed, failed, paid by hand, cancelled, resumed, and ended at last. */
  async function liveThrough() {
    const buyer = await createBuyer(premiumApp)
    const { stripe } = premiumApp
    const { customerId, subscriptionId } = await becomePremium(premiumApp, buyer)
    const events = new Map<string, Stripe.Event>()
    // Stripe forgets events after thirty days: they are taken down before each month passes.
    const note = async () => {
      for (const event of await eventsOf(premiumApp, customerId)) events.set(event.id, event)
    }
    const pass = async (months: number) => {
      await note()
      moveClock(premiumApp, afterMonths(months))
      await premiumApp.simulator.settled()
    }
    await pass(1)
    await spoilCard(premiumApp, customerId, subscriptionId)
    await pass(2)
    const [owed] = (await stripe.invoices.list({ customer: customerId, status: 'open' })).data
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: customerId })
    await stripe.invoices.pay(owed?.id ?? '', { payment_method: good.id })
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false })
    await note()
    return { buyer, customerId, subscriptionId, events: [...events.values()] }
  }

  async function forget(userId: string): Promise<void> {
    const { db } = premiumApp.services.database
    await db.deleteFrom('subscriptions').where('user_id', '=', userId).execute()
    await db.deleteFrom('stripe_events').execute()
    const nothing = {
      premium: 0,
      cancelled: 0,
      premium_end_date: null,
      stripe_subscription_id: '',
    }
    await db.updateTable('profiles').set(nothing).where('user_id', '=', userId).execute()
  }

  describe('leave the same state', () => {
    let history: Awaited<ReturnType<typeof liveThrough>>
    let events: Stripe.Event[]
    let truth: unknown

    const fieldsOf = async () => {
      const { premium, cancelled, premiumEndDate, stripe_subscription_id } =
        await history.buyer.profile()
      return { premium, cancelled, premiumEndDate, stripe_subscription_id }
    }

    beforeAll(async () => {
      history = await liveThrough()
      events = history.events
      const [latest] = (
        await premiumApp.stripe.subscriptions.list({ customer: history.customerId })
      ).data.map(periodEnd)
      truth = {
        premium: true,
        cancelled: false,
        premiumEndDate: latest,
        stripe_subscription_id: history.subscriptionId,
      }
    })

    test('and much has happened in it', () => {
      const types = new Set(events.map(({ type }) => type))
      expect(types).toContain('invoice.paid')
      expect(types).toContain('invoice.payment_failed')
      expect(types).toContain('customer.subscription.updated')
      expect(events.length).toBeGreaterThan(20)
    })

    test.each(orders)('%s', async (_, arrange) => {
      moveClock(premiumApp, afterMonths(2))
      await forget(history.buyer.userId)
      for (const event of arrange(events)) {
        expect(await deliver(premiumApp, event), event.type).toBe(200)
      }
      expect(await fieldsOf()).toEqual(truth)
    })
  })

  test('that come while the history goes on never leave what was before', async () => {
    const buyer = await createBuyer(premiumApp)
    const { customerId, subscriptionId } = await becomePremium(premiumApp, buyer)
    for (const cancel of [true, false, true, false, true]) {
      const changed = premiumApp.stripe.subscriptions.update(subscriptionId, {
        cancel_at_period_end: cancel,
      })
      const [old] = await eventsOf(premiumApp, customerId)
      const early = Array.from({ length: 5 }, (_, at) =>
        deliver(premiumApp, { ...old, id: `evt_early_${cancel}_${at}` }),
      )
      await changed
      const events = (await eventsOf(premiumApp, customerId)).toReversed()
      await Promise.all([...early, ...events.map((event) => deliver(premiumApp, event))])
      expect((await buyer.profile()).cancelled).toBe(cancel)
    }
  })

  test('that reach several processes at once leave what is true', async () => {
    const buyer = await createBuyer(premiumApp)
    const { subscriptionId } = await becomePremium(premiumApp, buyer)
    const processes = Array.from({ length: 4 }, () => premiumApp.openBilling())
    for (const cancel of [true, false, true]) {
      const slow = processes.map(({ sync }) => sync(buyer.userId))
      await premiumApp.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel })
      await Promise.all([...slow, ...processes.map(({ sync }) => sync(buyer.userId))])
      expect((await buyer.profile()).cancelled).toBe(cancel)
    }
  })
})
