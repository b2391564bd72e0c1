import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openGate } from '#tests/support/app/open-gate.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { type Buyer, becomePremium, createBuyer, payFor } from '#tests/support/stripe/pay.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { findSubscription } from '../profile/subscription-repository.ts'
import { findCustomer } from './billing-repository.ts'
import { endBilling } from './end-billing.ts'

/** A Stripe that has never heard of any customer. */
async function openForgetfulStripe(): Promise<{ server: Server; apiBase: string }> {
  const error = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'customer',
    message: 'No such customer',
  }
  const server = createServer((_, response) => {
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe.each(databaseKinds)('a reading of the truth on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  let buyer: Buyer
  let forgetful: Awaited<ReturnType<typeof openForgetfulStripe>>

  beforeEach(async () => {
    buyer = await createBuyer(premiumApp)
    forgetful = await openForgetfulStripe()
  })
  afterEach(() => {
    forgetful.server.close()
    forgetful.server.closeAllConnections()
  })

  const stored = () => findSubscription(premiumApp.services.database.db, buyer.userId)
  const customer = () => findCustomer(premiumApp.services.database.db, buyer.userId)

  test('of somebody without a customer asks nobody', async () => {
    const nobody = premiumApp.openBilling({ apiBase: 'http://127.0.0.1:9' })
    expect(await nobody.sync(buyer.userId)).toBeNull()
    expect(await buyer.profile()).toMatchObject({ premium: false, stripe_user_id: '' })
  })

  test('that finds no such customer forgets them; what was paid stays paid', async () => {
    const { subscriptionId, endsAt, customerId } = await becomePremium(premiumApp, buyer)
    const { apiBase } = forgetful
    const read = await premiumApp.openBilling({ apiBase }).sync(buyer.userId)
    expect(read).toMatchObject({ subscriptionId, status: 'canceled', paidThrough: endsAt })
    expect(await stored()).toEqual(read)
    expect(await customer()).toMatchObject({ customer_id: null })
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: endsAt })
    expect((await payFor(premiumApp, buyer)).customerId).not.toBe(customerId)
  })

  test('of a new customer adds to what was paid before, and never takes from it', async () => {
    const { endsAt, customerId } = await becomePremium(premiumApp, buyer, {
      price: 'price_dojo_yearly',
    })
    await premiumApp.stripe.customers.del(customerId)
    await premiumApp.openBilling({ apiBase: forgetful.apiBase }).sync(buyer.userId)
    const later = await becomePremium(premiumApp, buyer, { price: 'price_dojo_monthly' })
    expect(later.endsAt).toBeLessThan(endsAt)
    expect(await stored()).toMatchObject({ status: 'active', paidThrough: endsAt })
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: endsAt })
  })

  test('with a live key of another account forgets nobody: they go on paying', async () => {
    const { customerId, subscriptionId } = await becomePremium(premiumApp, buyer)
    const { apiBase } = forgetful
    const elsewhere = premiumApp.openBilling({ apiBase, secretKey: 'sk_live_of_another_account' })
    await expect(elsewhere.sync(buyer.userId)).rejects.toMatchObject({ code: 'resource_missing' })
    const services = { ...premiumApp.services, billing: elsewhere }
    await expect(endBilling(services, buyer.userId)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await customer()).toMatchObject({ customer_id: customerId })
    expect(await stored()).toMatchObject({ subscriptionId, status: 'active' })
  })

  test('that began earlier and ends later writes nothing over a newer one', async () => {
    const { subscriptionId } = await becomePremium(premiumApp, buyer)
    const { stripe } = premiumApp
    const slow = premiumApp.openBilling()
    const late = (await slow.loadStripe()) as { subscriptions: { list: unknown } }
    const list = late.subscriptions.list as (...args: unknown[]) => Promise<unknown>
    const held = openGate()
    const began = openGate()
    // What it was told is old before it can be written: only a reading held back in between is so.
    late.subscriptions.list = async (...args: unknown[]) => {
      const told = await list.apply(late.subscriptions, args)
      began.open()
      await held.opened
      return told
    }
    const reading = slow.sync(buyer.userId)
    await began.opened
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    await premiumApp.billing.sync(buyer.userId)
    held.open()
    expect(await reading).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await buyer.profile()).toMatchObject({ cancelled: true })
  })

  test('of an account that is gone meanwhile brings nothing back', async () => {
    await becomePremium(premiumApp, buyer)
    const reading = premiumApp.openBilling().sync(buyer.userId)
    expect((await buyer.visitor.delete(buyer.path)).status).toBe(204)
    await reading.catch(() => {})
    expect([await stored(), await customer()]).toEqual([null, null])
  })
})
