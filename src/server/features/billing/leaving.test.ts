import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  type Buyer,
  becomePremium,
  createBuyer,
  customersFor,
  openAtStripe,
  openPage,
  payOn,
} from '#tests/support/stripe/pay.ts'
import { failAt } from '#tests/support/stripe/pay-trouble.ts'
import { deliverHistory } from '#tests/support/stripe/pay-webhook.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { endBilling } from './end-billing.ts'
import type { Billing } from './open-billing.ts'

const ways: [string, (buyer: Buyer) => Promise<Response>][] = [
  ['DELETE /api/users/{userId}', ({ visitor, path }) => visitor.delete(path)],
  ['POST /api/auth/delete-user', ({ visitor }) => visitor.post('/api/auth/delete-user', {})],
]

describe.each(databaseKinds)('leaving for good on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  let buyer: Buyer
  let billing: Billing

  beforeEach(async () => {
    buyer = await createBuyer(premiumApp)
    billing = premiumApp.openBilling({}, { timeoutMs: 500, networkRetries: 0 })
    premiumApp.services.billing = billing
  })

  async function rows() {
    const { db } = premiumApp.services.database
    const tables = ['profiles', 'customers', 'checkouts', 'subscriptions'] as const
    const found = tables.map((table) =>
      db.selectFrom(table).selectAll().where('user_id', '=', buyer.userId).execute(),
    )
    return (await Promise.all(found)).flat()
  }
  const nothingOpen = { pages: 0, subscriptions: 0 }

  describe.each(ways)('by %s', (_, leave) => {
    test('ends the subscription at Stripe first, and nothing is left', async () => {
      const { customerId, subscriptionId } = await becomePremium(premiumApp, buyer)
      expect((await leave(buyer)).ok).toBe(true)
      const subscription = await premiumApp.stripe.subscriptions.retrieve(subscriptionId)
      expect(subscription.status).toBe('canceled')
      expect(await premiumApp.stripe.customers.retrieve(customerId)).toMatchObject({
        deleted: true,
      })
      expect(await rows()).toEqual([])
      expect(await customersFor(premiumApp, buyer.userId)).toEqual([])
    })

    test('of somebody who never paid asks Stripe nothing', async () => {
      premiumApp.simulator.faults.api = 'down'
      expect((await leave(buyer)).ok).toBe(true)
      expect(await rows()).toEqual([])
    })

    test.each(['down', 'error500', 'rubbish'] as const)(
      'waits while Stripe is %s, and erases nothing; later it is done',
      async (fault) => {
        const { customerId, subscriptionId } = await becomePremium(premiumApp, buyer)
        const before = await rows()
        premiumApp.simulator.faults.api = fault
        const refused = await leave(buyer)
        expect(refused.status).toBe(503)
        expect(await refused.text()).toContain('Your subscription could not be ended')
        expect(await rows()).toEqual(before)
        premiumApp.simulator.faults.api = 'ok'
        const running = await premiumApp.stripe.subscriptions.retrieve(subscriptionId)
        expect(running.status).toBe('active')
        expect((await buyer.visitor.get(buyer.path)).status).toBe(200)
        expect((await leave(buyer)).ok).toBe(true)
        expect(await rows()).toEqual([])
        expect(await openAtStripe(premiumApp, customerId)).toEqual(nothingOpen)
      },
    )

    test('is done at the next try when only the answer was lost', async () => {
      const { customerId } = await becomePremium(premiumApp, buyer)
      const end = await failAt(
        premiumApp,
        billing,
        `DELETE /v1/customers/${customerId}`,
        'dropAfter',
      )
      expect((await leave(buyer)).status).toBe(503)
      end()
      expect(await premiumApp.stripe.customers.retrieve(customerId)).toMatchObject({
        deleted: true,
      })
      expect((await leave(buyer)).ok).toBe(true)
      expect(await rows()).toEqual([])
    })

    test('closes the page that was still open: nobody pays for an account that is gone', async () => {
      const { url, sessionId } = await openPage(buyer)
      expect((await leave(buyer)).ok).toBe(true)
      const session = await premiumApp.stripe.checkout.sessions.retrieve(sessionId)
      expect(session.status).toBe('expired')
      expect(await payOn(url)).not.toBe(303)
    })

    test('of somebody whose customer is gone at Stripe already is done', async () => {
      const { customerId } = await becomePremium(premiumApp, buyer)
      await premiumApp.stripe.customers.del(customerId)
      expect((await leave(buyer)).ok).toBe(true)
      expect(await rows()).toEqual([])
    })

    test('takes along the customer whose making was never answered', async () => {
      buyer = await createBuyer(premiumApp, { email: `${crypto.randomUUID()}@home.example` })
      const end = await failAt(premiumApp, billing, 'POST /v1/customers', 'dropAfter')
      expect((await buyer.checkout()).status).toBe(503)
      end()
      expect(await customersFor(premiumApp, buyer.userId)).toHaveLength(1)
      expect((await leave(buyer)).ok).toBe(true)
      expect(await customersFor(premiumApp, buyer.userId)).toEqual([])
    })

    test('takes along the customer beside the one who paid', async () => {
      const email = `${crypto.randomUUID()}@home.example`
      buyer = await createBuyer(premiumApp, { email })
      await becomePremium(premiumApp, buyer)
      await premiumApp.stripe.customers.create({ email, metadata: { user_id: buyer.userId } })
      const other = await premiumApp.stripe.customers.create({ email })
      expect((await leave(buyer)).ok).toBe(true)
      expect(await customersFor(premiumApp, buyer.userId)).toEqual([])
      expect((await premiumApp.stripe.customers.retrieve(other.id)).deleted).toBeUndefined()
    })

    test('what Stripe tells of it afterwards brings nothing back', async () => {
      const { customerId } = await becomePremium(premiumApp, buyer)
      await leave(buyer)
      expect(await deliverHistory(premiumApp, customerId)).toEqual([200])
      expect(await rows()).toEqual([])
    })

    test('interrupted after the customer is gone, the account is as one that has ended', async () => {
      await becomePremium(premiumApp, buyer)
      await endBilling(premiumApp.services, buyer.userId)
      const { stripe_user_id, cancelled } = await buyer.profile()
      expect([stripe_user_id, cancelled]).toEqual(['', true])
      const hints = { userId: buyer.userId, customerId: stripe_user_id }
      expect((await buyer.post('check_subscription', hints)).status).toBe(200)
    })

    test.each([
      ['runs', 503],
      ['has ended', 200],
    ])('where payments are switched off, while a subscription %s', async (state, status) => {
      const { subscriptionId } = await becomePremium(premiumApp, buyer)
      if (state === 'has ended') {
        await premiumApp.stripe.subscriptions.cancel(subscriptionId)
        await premiumApp.billing.sync(buyer.userId)
      }
      premiumApp.services.billing = null
      const answer = await leave(buyer)
      expect(answer.ok ? 200 : answer.status).toBe(status)
      expect((await rows()).length > 0).toBe(status === 503)
    })
  })
})
