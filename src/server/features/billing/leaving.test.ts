import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database.ts'
import {
  type Buyer,
  bePremium,
  customersFor,
  openAtStripe,
  openPage,
  payOn,
  seatBuyer,
} from '#tests/support/pay.ts'
import { failAt } from '#tests/support/pay-trouble.ts'
import { deliverHistory } from '#tests/support/pay-webhook.ts'
import { usePremiumHouse } from '#tests/support/premium-house.ts'
import { endBilling } from './end-billing.ts'
import type { Billing } from './open-billing.ts'

const ways: [string, (buyer: Buyer) => Promise<Response>][] = [
  ['DELETE /api/users/{userId}', ({ visitor, path }) => visitor.delete(path)],
  ['POST /api/auth/delete-user', ({ visitor }) => visitor.post('/api/auth/delete-user', {})],
]

describe.each(databaseKinds)('leaving for good on %s', (kind) => {
  const house = usePremiumHouse(kind)
  let buyer: Buyer
  let billing: Billing

  beforeEach(async () => {
    buyer = await seatBuyer(house)
    billing = house.openBilling({}, { timeoutMs: 500, networkRetries: 0 })
    house.services.billing = billing
  })

  async function rows() {
    const { db } = house.services.database
    const tables = ['profiles', 'customers', 'checkouts', 'subscriptions'] as const
    const found = tables.map((table) =>
      db.selectFrom(table).selectAll().where('user_id', '=', buyer.userId).execute(),
    )
    return (await Promise.all(found)).flat()
  }
  const nothingOpen = { pages: 0, subscriptions: 0 }

  describe.each(ways)('by %s', (_, leave) => {
    test('ends the subscription at Stripe first, and nothing is left', async () => {
      const { customerId, subscriptionId } = await bePremium(house, buyer)
      expect((await leave(buyer)).ok).toBe(true)
      const subscription = await house.stripe.subscriptions.retrieve(subscriptionId)
      expect(subscription.status).toBe('canceled')
      expect(await house.stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true })
      expect(await rows()).toEqual([])
      expect(await customersFor(house, buyer.userId)).toEqual([])
    })

    test('of somebody who never paid asks Stripe nothing', async () => {
      house.simulator.faults.api = 'down'
      expect((await leave(buyer)).ok).toBe(true)
      expect(await rows()).toEqual([])
    })

    test.each(['down', 'error500', 'rubbish'] as const)(
      'waits while Stripe is %s, and erases nothing; later it is done',
      async (fault) => {
        const { customerId, subscriptionId } = await bePremium(house, buyer)
        const before = await rows()
        house.simulator.faults.api = fault
        const refused = await leave(buyer)
        expect(refused.status).toBe(503)
        expect(await refused.text()).toContain('Your subscription could not be ended')
        expect(await rows()).toEqual(before)
        house.simulator.faults.api = 'ok'
        const running = await house.stripe.subscriptions.retrieve(subscriptionId)
        expect(running.status).toBe('active')
        expect((await buyer.visitor.get(buyer.path)).status).toBe(200)
        expect((await leave(buyer)).ok).toBe(true)
        expect(await rows()).toEqual([])
        expect(await openAtStripe(house, customerId)).toEqual(nothingOpen)
      },
    )

    test('is done at the next try when only the answer was lost', async () => {
      const { customerId } = await bePremium(house, buyer)
      const end = await failAt(house, billing, `DELETE /v1/customers/${customerId}`, 'dropAfter')
      expect((await leave(buyer)).status).toBe(503)
      end()
      expect(await house.stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true })
      expect((await leave(buyer)).ok).toBe(true)
      expect(await rows()).toEqual([])
    })

    test('closes the page that was still open: nobody pays for an account that is gone', async () => {
      const { url, sessionId } = await openPage(buyer)
      expect((await leave(buyer)).ok).toBe(true)
      const session = await house.stripe.checkout.sessions.retrieve(sessionId)
      expect(session.status).toBe('expired')
      expect(await payOn(url)).not.toBe(303)
    })

    test('of somebody whose customer is gone at Stripe already is done', async () => {
      const { customerId } = await bePremium(house, buyer)
      await house.stripe.customers.del(customerId)
      expect((await leave(buyer)).ok).toBe(true)
      expect(await rows()).toEqual([])
    })

    test('takes along the customer whose making was never answered', async () => {
      buyer = await seatBuyer(house, { email: `${crypto.randomUUID()}@home.example` })
      const end = await failAt(house, billing, 'POST /v1/customers', 'dropAfter')
      expect((await buyer.checkout()).status).toBe(503)
      end()
      expect(await customersFor(house, buyer.userId)).toHaveLength(1)
      expect((await leave(buyer)).ok).toBe(true)
      expect(await customersFor(house, buyer.userId)).toEqual([])
    })

    test('takes along the customer beside the one who paid', async () => {
      const email = `${crypto.randomUUID()}@home.example`
      buyer = await seatBuyer(house, { email })
      await bePremium(house, buyer)
      await house.stripe.customers.create({ email, metadata: { user_id: buyer.userId } })
      const other = await house.stripe.customers.create({ email })
      expect((await leave(buyer)).ok).toBe(true)
      expect(await customersFor(house, buyer.userId)).toEqual([])
      expect((await house.stripe.customers.retrieve(other.id)).deleted).toBeUndefined()
    })

    test('what Stripe tells of it afterwards brings nothing back', async () => {
      const { customerId } = await bePremium(house, buyer)
      await leave(buyer)
      expect(await deliverHistory(house, customerId)).toEqual([200])
      expect(await rows()).toEqual([])
    })

    test('interrupted after the customer is gone, the account is as one that has ended', async () => {
      await bePremium(house, buyer)
      await endBilling(house.services, buyer.userId)
      const { stripe_user_id, cancelled } = await buyer.profile()
      expect([stripe_user_id, cancelled]).toEqual(['', true])
      const hints = { userId: buyer.userId, customerId: stripe_user_id }
      expect((await buyer.post('check_subscription', hints)).status).toBe(200)
    })

    test.each([
      ['runs', 503],
      ['has ended', 200],
    ])('where payments are switched off, while a subscription %s', async (state, status) => {
      const { subscriptionId } = await bePremium(house, buyer)
      if (state === 'has ended') {
        await house.stripe.subscriptions.cancel(subscriptionId)
        await house.billing.sync(buyer.userId)
      }
      house.services.billing = null
      const answer = await leave(buyer)
      expect(answer.ok ? 200 : answer.status).toBe(status)
      expect((await rows()).length > 0).toBe(status === 503)
    })
  })
})
