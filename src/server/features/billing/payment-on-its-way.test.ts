import { beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  type Buyer,
  createBuyer,
  customerIdOf,
  dayMs,
  openAtStripe,
  openPage,
  payFor,
  payOn,
} from '#tests/support/stripe/pay.ts'
import { deliverAll, eventsOf } from '#tests/support/stripe/pay-webhook.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { confirmCheckout } from './confirm-checkout.ts'
import { createCheckout } from './create-checkout.ts'

const startMs = Date.UTC(2026, 10, 22, 20)
const bankMs = 3 * dayMs
const [monthly, yearly] = ['price_dojo_monthly', 'price_dojo_yearly']
/** The bank takes it, and says no in the end. */
const empty = '4000 0000 0000 0341'

describe.each(databaseKinds)('a payment on its way on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  let buyer: Buyer

  const setClock = (nowMs: number) => {
    premiumApp.services.now = () => nowMs
  }
  beforeEach(async () => {
    setClock(startMs)
    buyer = await createBuyer(premiumApp)
    premiumApp.simulator.faults.paymentsTakeSeconds = bankMs / 1000
  })

  const refusal = async (price: string) => {
    const answer = await buyer.checkout(price)
    return { status: answer.status, message: (await answer.json()).error?.message }
  }
  const check = async () => {
    const answer = await buyer.check()
    return { status: answer.status, ...(await answer.json()) }
  }
  const confirm = (sessionId: string) =>
    confirmCheckout(
      { ...premiumApp.services, billing: premiumApp.billing },
      buyer.userId,
      sessionId,
    )
  /** What the bank sends Stripe; what it then says of the customer. */
  const receiveFromBank = async (customerId: string, atMs = startMs + bankMs) => {
    const before = (await eventsOf(premiumApp, customerId)).length
    setClock(atMs)
    await premiumApp.simulator.settled()
    return (await eventsOf(premiumApp, customerId)).slice(before)
  }
  const wantsYear = () => ({
    userId: buyer.userId,
    priceId: yearly,
    origin: 'http://localhost',
  })
  const onItsWay = { status: 409, message: 'Your payment is on its way.' }

  test('keeps its payer from paying again, for whatever price', async () => {
    const { customerId } = await payFor(premiumApp, buyer, { price: monthly })
    for (const atMs of [startMs, startMs + dayMs, startMs + bankMs - 1000]) {
      setClock(atMs)
      for (const price of [monthly, yearly]) expect(await refusal(price)).toEqual(onItsWay)
    }
    expect(await openAtStripe(premiumApp, customerId)).toEqual({ pages: 0, subscriptions: 1 })
  })

  test('keeps them from it also when it was made while its page was being closed', async () => {
    const { url } = await openPage(buyer, monthly)
    const billing = premiumApp.openBilling()
    const { sessions } = (await billing.loadStripe()).checkout
    const expire = sessions.expire.bind(sessions)
    vi.spyOn(sessions, 'expire').mockImplementationOnce(async (id) => {
      expect(await payOn(url)).toBe(303)
      return await expire(id)
    })
    await expect(createCheckout({ ...premiumApp.services, billing }, wantsYear())).rejects.toThrow(
      onItsWay.message,
    )
    expect(await refusal(yearly)).toEqual(onItsWay)
    const customerId = await customerIdOf(premiumApp, buyer)
    expect(await openAtStripe(premiumApp, customerId)).toEqual({ pages: 0, subscriptions: 1 })
  })

  test('keeps them from it also when the bank says yes while it is looked at', async () => {
    const { customerId } = await payFor(premiumApp, buyer, { price: monthly })
    const billing = premiumApp.openBilling()
    const { invoices } = await billing.loadStripe()
    const retrieve = invoices.retrieve.bind(invoices)
    vi.spyOn(invoices, 'retrieve').mockImplementationOnce(async (id, params) => {
      await receiveFromBank(customerId)
      return await retrieve(id, params)
    })
    await expect(createCheckout({ ...premiumApp.services, billing }, wantsYear())).rejects.toThrow(
      'You have premium already.',
    )
    expect(await openAtStripe(premiumApp, customerId)).toEqual({ pages: 0, subscriptions: 1 })
  })

  test('that the bank refuses within a day may still be made in the portal, and only there', async () => {
    premiumApp.simulator.faults.paymentsTakeSeconds = 3600
    const { customerId, sessionId } = await payFor(premiumApp, buyer, { card: empty })
    await deliverAll(premiumApp, await receiveFromBank(customerId, startMs + 2 * 3600_000))
    const message = 'Your last payment failed. Put it right in the payment portal instead.'
    for (const price of [monthly, yearly])
      expect(await refusal(price)).toEqual({ status: 409, message })
    expect(await confirm(sessionId)).toBe('failed')
    expect((await buyer.post('billing-portal', {})).status).toBe(200)
    setClock(startMs + dayMs)
    expect((await openPage(buyer, yearly)).sessionId).not.toBe(sessionId)
  })

  test('is neither premium nor a failure', async () => {
    const { customerId, sessionId } = await payFor(premiumApp, buyer)
    expect(await deliverAll(premiumApp, await eventsOf(premiumApp, customerId))).toEqual([200])
    for (const atMs of [startMs, startMs + bankMs - 1000]) {
      setClock(atMs)
      expect(await confirm(sessionId)).toBe('pending')
      expect(await check()).toEqual({
        status: 200,
        isPremium: false,
        isCanceled: false,
        isPastDue: false,
        message: 'The subscription is not paid.',
        currentPeriodEnd: null,
      })
      expect(await buyer.profile()).toMatchObject({ premium: false, cancelled: false })
    }
  })

  test.each([
    'checkout.session.async_payment_succeeded',
    'invoice.paid',
    'customer.subscription.updated',
  ])('is premium once the bank said yes, by the delivery of %s alone', async (type) => {
    const { customerId, sessionId, endsAt } = await payFor(premiumApp, buyer)
    await deliverAll(premiumApp, await eventsOf(premiumApp, customerId))
    const news = (await receiveFromBank(customerId)).filter((event) => event.type === type)
    expect(await buyer.profile()).toMatchObject({ premium: false })
    expect(await deliverAll(premiumApp, news)).toEqual([200])
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: endsAt })
    const already = { status: 409, message: 'You have premium already.' }
    for (const price of [monthly, yearly]) expect(await refusal(price)).toEqual(already)
    expect(await confirm(sessionId)).toBe('premium')
    expect(await check()).toMatchObject({ status: 200, isPremium: true, currentPeriodEnd: endsAt })
  })

  test('that the bank refuses leaves its payer free to pay in another way', async () => {
    const { customerId, sessionId } = await payFor(premiumApp, buyer, { card: empty })
    expect(await refusal(yearly)).toEqual(onItsWay)
    expect(await deliverAll(premiumApp, await receiveFromBank(customerId))).toEqual([200])
    expect(await buyer.profile()).toMatchObject({ premium: false })
    expect(await check()).toMatchObject({ status: 200, isPremium: false, isPastDue: false })
    expect(await confirm(sessionId)).toBe('failed')
    const page = await openPage(buyer, yearly)
    expect(page.sessionId).not.toBe(sessionId)
    premiumApp.simulator.faults.paymentsTakeSeconds = 0
    const { endsAt } = await payFor(premiumApp, buyer, { price: yearly })
    expect(await confirm(page.sessionId)).toBe('premium')
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: endsAt })
    expect(await openAtStripe(premiumApp, customerId)).toEqual({ pages: 0, subscriptions: 1 })
  })
})
