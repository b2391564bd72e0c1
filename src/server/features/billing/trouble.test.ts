import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  type Buyer,
  becomePremium,
  createBuyer,
  customerIdOf,
  customersFor,
  openAtStripe,
  openPage,
  payFor,
  payOn,
} from '#tests/support/stripe/pay.ts'
import { failAt, failures, quick, silent } from '#tests/support/stripe/pay-trouble.ts'
import { deliver, eventsOf } from '#tests/support/stripe/pay-webhook.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import type { Faults } from '../../../../stripe-simulator/open-simulator.ts'
import { confirmCheckout } from './confirm-checkout.ts'
import { createCheckout } from './create-checkout.ts'
import type { Billing } from './open-billing.ts'
import { reconcile } from './reconcile.ts'

const monthly = 'price_dojo_monthly'

describe.each(databaseKinds)('when something goes wrong on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  let buyer: Buyer
  let billing: Billing

  beforeEach(async () => {
    buyer = await createBuyer(premiumApp)
    billing = premiumApp.openBilling({}, quick)
    premiumApp.services.billing = billing
    await billing.readPrices()
  })

  const heal = () => {
    premiumApp.simulator.faults.api = 'ok'
  }
  const problem = async (answer: Response) => [answer.status, (await answer.json()).error.message]
  const open = async () => await openAtStripe(premiumApp, await customerIdOf(premiumApp, buyer))

  async function checkoutAnyway(): Promise<Response> {
    await premiumApp.services.database.db.deleteFrom('rate_limits').execute()
    return await buyer.checkout()
  }

  /** Whatever went before: trying again leads to one page, one customer, and one payment. */
  async function expectOnePayment() {
    await checkoutAnyway()
    const page = await openPage(buyer)
    expect(await openPage(buyer)).toEqual(page)
    expect(await payOn(page.url)).toBe(303)
    expect((await buyer.checkout()).status).toBe(409)
    expect((await open()).subscriptions).toBe(1)
    const charges = await premiumApp.stripe.charges.list({
      customer: await customerIdOf(premiumApp, buyer),
    })
    expect(charges.data).toHaveLength(1)
    expect(await buyer.profile()).toMatchObject({ premium: true })
  }

  describe.each(failures)('Stripe is %s', (_, fault) => {
    test('a checkout says so, and works later', async () => {
      premiumApp.simulator.faults.api = fault
      expect(await problem(await buyer.checkout())).toEqual([503, silent])
      heal()
      // What was too slow for us is still under way there, and nothing else is begun meanwhile.
      await expect.poll(async () => (await checkoutAnyway()).status).toBe(200)
      await expectOnePayment()
      expect(await customersFor(premiumApp, buyer.userId)).toHaveLength(1)
    })

    test('a subscription is not cancelled and not resumed, and is later', async () => {
      const { subscriptionId } = await becomePremium(premiumApp, buyer)
      const atStripe = async () =>
        (await premiumApp.stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end
      for (const what of ['cancel', 'resume'] as const) {
        premiumApp.simulator.faults.api = fault
        expect(await problem(await buyer.change(what, subscriptionId))).toEqual([503, silent])
        heal()
        expect((await buyer.profile()).cancelled).toBe(what === 'resume')
        expect((await buyer.change(what, subscriptionId)).status).toBe(200)
        expect([await atStripe(), (await buyer.profile()).cancelled]).toEqual([
          what === 'cancel',
          what === 'cancel',
        ])
      }
    })

    test('the portal says so', async () => {
      await becomePremium(premiumApp, buyer)
      premiumApp.simulator.faults.api = fault
      expect(await problem(await buyer.post('billing-portal', {}))).toEqual([503, silent])
    })
  })

  test('nothing that Stripe says reaches whoever asks', async () => {
    premiumApp.services.billing = premiumApp.openBilling({ secretKey: 'sk_test_wrong_key' }, quick)
    const text = await (await buyer.checkout()).text()
    expect(JSON.parse(text)).toEqual({ error: { code: 'unavailable', message: silent } })
  })

  const lost: [string, Faults['api']][] = [
    ['never came', 'down'],
    ['was 500, nothing done', 'error500'],
    ['was lost, all done', 'dropAfter'],
    ['was 500, all done', 'error500After'],
  ]

  test.each(lost)('the answer to a new customer %s', async (_, fault) => {
    const end = await failAt(premiumApp, billing, 'POST /v1/customers', fault)
    for (let tries = 0; tries < 2; tries++) expect((await buyer.checkout()).status).toBe(503)
    end()
    await expectOnePayment()
    // An answer of 500 is repeated for its key: what was made under it stays empty, and unknown.
    const used = await customersFor(premiumApp, buyer.userId)
    if (fault !== 'error500After') expect(used).toHaveLength(1)
    for (const id of used) {
      if (id === (await customerIdOf(premiumApp, buyer))) continue
      expect(await openAtStripe(premiumApp, id)).toEqual({ pages: 0, subscriptions: 0 })
    }
  })

  test.each(lost)('the answer to a new page %s', async (_, fault) => {
    const end = await failAt(premiumApp, billing, 'POST /v1/checkout/sessions', fault)
    for (let tries = 0; tries < 2; tries++) expect((await buyer.checkout()).status).toBe(503)
    end()
    if (fault !== 'error500After') {
      await openPage(buyer)
      expect(await open()).toEqual({ pages: 1, subscriptions: 0 })
    }
    await expectOnePayment()
    expect(await customersFor(premiumApp, buyer.userId)).toHaveLength(1)
  })

  test('ten at once, while Stripe is slow and nobody tries again, get one page', async () => {
    const patient = premiumApp.openBilling({}, { timeoutMs: 10_000, networkRetries: 0 })
    await patient.readPrices()
    premiumApp.simulator.faults.api = { slowMs: 150 }
    const asking = Array.from({ length: 10 }, () =>
      createCheckout(
        { ...premiumApp.services, billing: patient },
        { userId: buyer.userId, priceId: monthly, origin: 'http://localhost' },
      ),
    )
    const outcomes = await Promise.allSettled(asking)
    heal()
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await customersFor(premiumApp, buyer.userId)).toHaveLength(1)
    expect((await open()).pages).toBe(1)
    await expectOnePayment()
  })

  describe('a process dies between Stripe’s answer and what it would have written', () => {
    const change = (table: 'customers' | 'checkouts', values: object) =>
      premiumApp.services.database.db
        .updateTable(table)
        .set(values)
        .where('user_id', '=', buyer.userId)
        .execute()

    test('the page of the next try is the same', async () => {
      const before = await openPage(buyer)
      await change('checkouts', { session_id: null })
      expect(await openPage(buyer)).toEqual(before)
      await expectOnePayment()
    })

    test('the customer of the next try is the same', async () => {
      const before = await openPage(buyer)
      const customer = await customerIdOf(premiumApp, buyer)
      await change('customers', { customer_id: null })
      expect(await openPage(buyer)).toEqual(before)
      expect(await customerIdOf(premiumApp, buyer)).toBe(customer)
      await expectOnePayment()
    })

    test('what was read and not written is read again', async () => {
      const { customerId } = await payFor(premiumApp, buyer)
      const { schema } = premiumApp.services.database.db
      const [event] = (await eventsOf(premiumApp, customerId)).filter(
        ({ type }) => type === 'checkout.session.completed',
      )
      await schema.alterTable('subscriptions').renameTo('lost').execute()
      expect(await deliver(premiumApp, event ?? {})).toBe(500)
      await schema.alterTable('lost').renameTo('subscriptions').execute()
      expect(await buyer.profile()).toMatchObject({ premium: false })
      expect(await deliver(premiumApp, event ?? {})).toBe(200)
      expect(await buyer.profile()).toMatchObject({ premium: true })
    })
  })

  describe.each([
    ['ahead of', 10],
    ['behind', -10],
  ])('Stripe’s clock is %s ours', (_, minutes) => {
    const offSeconds = minutes * 60

    beforeEach(async () => {
      // The night reads only whom these rows bring.
      await premiumApp.services.database.db.deleteFrom('customers').execute()
      premiumApp.stripeAheadMs = offSeconds * 1000
    })

    test('deliveries are refused', async () => {
      const { customerId } = await payFor(premiumApp, buyer)
      const [event] = await eventsOf(premiumApp, customerId)
      const atSeconds = Math.floor(Date.now() / 1000) + offSeconds
      expect(await deliver(premiumApp, event ?? {}, { atSeconds })).toBe(400)
    })

    const ways: [string, (sessionId: string) => Promise<unknown>][] = [
      [
        'coming back',
        (id) => confirmCheckout({ ...premiumApp.services, billing }, buyer.userId, id),
      ],
      ['a check', () => buyer.check()],
      ['the night', () => reconcile({ ...premiumApp.services, billing })],
    ]

    test.each(ways)('%s puts it right all the same', async (_, ask) => {
      const { sessionId, endsAt, subscriptionId } = await payFor(premiumApp, buyer)
      // The page was opened a moment ago, and a check would take that reading for fresh.
      premiumApp.services.now = () => Date.now() + 61_000
      await ask(sessionId)
      expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: endsAt })
      expect((await buyer.change('cancel', subscriptionId)).status).toBe(200)
      expect(await buyer.profile()).toMatchObject({ premium: true, cancelled: true })
    })
  })
})
