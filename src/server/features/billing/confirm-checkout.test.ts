import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { type Buyer, createBuyer, openPage, payFor } from '#tests/support/stripe/pay.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { confirmCheckout } from './confirm-checkout.ts'

describe.each(databaseKinds)('coming back from a checkout on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  let buyer: Buyer

  beforeEach(async () => {
    buyer = await createBuyer(premiumApp)
  })

  const confirm = (sessionId: string, billing = premiumApp.billing) =>
    confirmCheckout({ ...premiumApp.services, billing }, buyer.userId, sessionId)

  test('that was paid is premium at once, before any delivery', async () => {
    const { sessionId, endsAt } = await payFor(premiumApp, buyer)
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
    await premiumApp.stripe.checkout.sessions.expire(sessionId)
    expect(await confirm(sessionId)).toBe('failed')
  })

  test('that ran out, of somebody who paid on another page, is premium', async () => {
    const { sessionId } = await openPage(buyer)
    await payFor(premiumApp, buyer, { price: 'price_dojo_yearly' })
    expect(await confirm(sessionId)).toBe('premium')
  })

  test('that another paid is unknown, and gives nothing', async () => {
    const { sessionId } = await payFor(premiumApp, await createBuyer(premiumApp))
    expect(await confirm(sessionId)).toBe('unknown')
    expect(await buyer.profile()).toMatchObject({ premium: false, stripe_user_id: '' })
  })

  test('that nobody here began is unknown', async () => {
    const session = await premiumApp.stripe.checkout.sessions.create({
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
    const { sessionId } = await payFor(premiumApp, buyer)
    const quick = premiumApp.openBilling({}, { timeoutMs: 500, networkRetries: 0 })
    premiumApp.simulator.faults.api = api
    expect(await confirm(sessionId, quick)).toBe('pending')
    premiumApp.simulator.faults.api = 'ok'
    expect(await confirm(sessionId, quick)).toBe('premium')
  })
})
