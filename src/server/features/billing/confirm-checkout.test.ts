import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database.ts'
import { type Buyer, openPage, payFor, seatBuyer } from '#tests/support/pay.ts'
import { usePremiumHouse } from '#tests/support/premium-house.ts'
import { confirmCheckout } from './confirm-checkout.ts'

describe.each(databaseKinds)('coming back from a checkout on %s', (kind) => {
  const house = usePremiumHouse(kind)
  let buyer: Buyer

  beforeEach(async () => {
    buyer = await seatBuyer(house)
  })

  const confirm = (sessionId: string, billing = house.billing) =>
    confirmCheckout({ ...house.services, billing }, buyer.userId, sessionId)

  test('that was paid is premium at once, before any delivery', async () => {
    const { sessionId, endsAt } = await payFor(house, buyer)
    expect(await confirm(sessionId)).toBe('premium')
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: endsAt })
  })

  test('that is still open waits', async () => {
    const { sessionId } = await openPage(buyer)
    expect(await confirm(sessionId)).toBe('pending')
    expect(await buyer.profile()).toMatchObject({ premium: false })
  })

  test('that ran out has failed', async () => {
    const { sessionId } = await openPage(buyer)
    await house.stripe.checkout.sessions.expire(sessionId)
    expect(await confirm(sessionId)).toBe('failed')
  })

  test('that ran out, of somebody who paid on another page, is premium', async () => {
    const { sessionId } = await openPage(buyer)
    await payFor(house, buyer, { price: 'price_dojo_yearly' })
    expect(await confirm(sessionId)).toBe('premium')
  })

  test('that another paid is unknown, and gives nothing', async () => {
    const { sessionId } = await payFor(house, await seatBuyer(house))
    expect(await confirm(sessionId)).toBe('unknown')
    expect(await buyer.profile()).toMatchObject({ premium: false, stripe_user_id: '' })
  })

  test('that nobody here began is unknown', async () => {
    const session = await house.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_dojo_monthly', quantity: 1 }],
      success_url: 'http://localhost/there',
    })
    expect(await confirm(session.id)).toBe('unknown')
  })

  test.each([
    '',
    'cs_test_nobody',
    'cs_',
    'sub_1',
    '{CHECKOUT_SESSION_ID}',
    '../customers/cus_1',
    'cs_1/expire',
    'cs_1?expand=all',
    'cs_é',
    `cs_${'x'.repeat(300)}`,
  ])('by the name of %j is unknown', async (sessionId) => {
    expect(await confirm(sessionId)).toBe('unknown')
  })

  test.each(['down', 'error500', 'rubbish'] as const)('while Stripe is %s waits', async (api) => {
    const { sessionId } = await payFor(house, buyer)
    const quick = house.openBilling({}, { timeoutMs: 500, networkRetries: 0 })
    house.simulator.faults.api = api
    expect(await confirm(sessionId, quick)).toBe('pending')
    house.simulator.faults.api = 'ok'
    expect(await confirm(sessionId, quick)).toBe('premium')
  })
})
