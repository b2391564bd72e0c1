import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  type Buyer,
  becomePremium,
  cards,
  createBuyer,
  customerIdOf,
  customersFor,
  dayMs,
  monthMs,
  moveClock,
  openAtStripe,
  openPage,
  payFor,
  payOn,
  refundLast,
  spoilCard,
} from '#tests/support/stripe/pay.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { deleteAttempt, findCheckout } from './checkout-repository.ts'
import { createCheckout } from './create-checkout.ts'

const [monthly, yearly] = ['price_dojo_monthly', 'price_dojo_yearly']

describe.each(databaseKinds)('a checkout on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  let buyer: Buyer

  beforeEach(async () => {
    buyer = await createBuyer(premiumApp)
  })

  const refusal = async (answer: Response) => ({
    status: answer.status,
    message: (await answer.json()).error.message,
  })
  const open = async () => await openAtStripe(premiumApp, await customerIdOf(premiumApp, buyer))
  const sessionAt = (id: string) => premiumApp.stripe.checkout.sessions.retrieve(id)

  /** As if by so many processes, none of which knows of the others. */
  const many = (prices: string[]) =>
    Promise.allSettled(
      prices.map((priceId) =>
        createCheckout(
          { ...premiumApp.services, billing: premiumApp.openBilling() },
          { userId: buyer.userId, priceId, origin: 'http://localhost' },
        ),
      ),
    )

  test('is made for its buyer, and leads back to this server alone', async () => {
    const body = { userId: buyer.userId, price_id: yearly }
    const path = '/api/stripe/create-checkout-session'
    const answer = await buyer.visitor.post(path, body, { host: 'evil.example' })
    const { url, sessionId, ...more } = await answer.json()
    expect([answer.status, more]).toEqual([200, {}])
    const session = await sessionAt(sessionId)
    expect(session).toMatchObject({
      mode: 'subscription',
      status: 'open',
      url,
      customer: await customerIdOf(premiumApp, buyer),
      client_reference_id: buyer.userId,
      success_url: 'http://localhost/info/premium-processing?sid={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost/info/premium-cancelled',
    })
    const { data } = await premiumApp.stripe.checkout.sessions.listLineItems(sessionId)
    expect(data.map(({ price, quantity }) => [price?.id, quantity])).toEqual([[yearly, 1]])
    expect(await payOn(url)).toBe(303)
    const [subscription] = (
      await premiumApp.stripe.subscriptions.list({ customer: String(session.customer) })
    ).data
    expect(subscription?.metadata).toEqual({ user_id: buyer.userId })
  })

  test.each([
    ['an address of their own', 'real@home.example', 'real@home.example'],
    ['a phone number alone', '4790001234@phone.invalid', null],
  ])('the customer of somebody with %s', async (_, email, atStripe) => {
    buyer = await createBuyer(premiumApp, { email })
    await openPage(buyer)
    const customer = await premiumApp.stripe.customers.retrieve(
      await customerIdOf(premiumApp, buyer),
    )
    expect(customer).toMatchObject({ email: atStripe, metadata: { user_id: buyer.userId } })
    expect(await payFor(premiumApp, buyer)).toMatchObject({ customerId: customer.id })
  })

  test('a second tab gets the same page', async () => {
    const first = await openPage(buyer)
    expect(await openPage(buyer)).toEqual(first)
    expect(await open()).toEqual({ pages: 1, subscriptions: 0 })
  })

  test('ten at once get one page, of one customer', async () => {
    const outcomes = await many(Array(10).fill(monthly))
    const pages = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.sessionId : outcome.reason,
    )
    expect(new Set(pages).size, String(pages)).toBe(1)
    expect(await customersFor(premiumApp, buyer.userId)).toHaveLength(1)
    expect(await open()).toEqual({ pages: 1, subscriptions: 0 })
  })

  test('a price that was put out of use a moment ago is refused, and off the list at once', async () => {
    const offer = async () => (await (await buyer.visitor.get('/api/premium')).json()).prices
    expect(await offer()).toHaveLength(2)
    await premiumApp.stripe.prices.update(monthly, { active: false })
    expect(await refusal(await buyer.checkout(monthly))).toEqual({
      status: 400,
      message: 'That price is gone. Choose again.',
    })
    expect((await offer()).map(({ id }: { id: string }) => id)).toEqual([yearly])
    await premiumApp.stripe.prices.update(monthly, { active: true })
    await premiumApp.services.billing?.refreshPrices()
    expect((await buyer.checkout(monthly)).status).toBe(200)
  })

  test('another price closes the page before, which takes no money any more', async () => {
    const first = await openPage(buyer, monthly)
    const second = await openPage(buyer, yearly)
    expect(second.sessionId).not.toBe(first.sessionId)
    expect(await sessionAt(first.sessionId)).toMatchObject({ status: 'expired', url: null })
    expect(await payOn(first.url)).not.toBe(303)
    expect(await open()).toEqual({ pages: 1, subscriptions: 0 })
    expect(await payOn(second.url)).toBe(303)
    expect(await open()).toEqual({ pages: 0, subscriptions: 1 })
    const back = await openPage(await createBuyer(premiumApp), monthly)
    expect(back.sessionId).not.toBe(first.sessionId)
  })

  test.each([2, 6])('%i tabs that want different prices at once leave one page', async (tabs) => {
    const wanted = Array.from({ length: tabs }, (_, at) => (at % 2 === 0 ? monthly : yearly))
    const outcomes = await many(wanted as string[])
    const urls = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value.url] : [],
    )
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('conflict')
    }
    expect((await open()).pages).toBeLessThanOrEqual(1)
    for (const url of urls) await payOn(url)
    if ((await open()).subscriptions === 0) await payFor(premiumApp, buyer)
    expect(await open()).toEqual({ pages: 0, subscriptions: 1 })
    expect((await buyer.checkout(yearly)).status).toBe(409)
  })

  test('a page that is paid in two tabs at once is paid once', async () => {
    const { url } = await openPage(buyer)
    await Promise.all([payOn(url), payOn(url)])
    expect(await open()).toEqual({ pages: 0, subscriptions: 1 })
  })

  const already = 'You have premium already.'
  const until = 'You have premium until its paid time ends. Resume it on your profile.'
  const owing = 'Your last payment failed. Put it right in the payment portal instead.'
  const unpaid = 'Your subscription runs on, but is not paid. See your invoices.'

  test.each<[string, (subscription: string, customer: string) => Promise<unknown>, string]>([
    ['who has premium', async () => {}, already],
    [
      'whose premium was cancelled and runs on',
      (id) => premiumApp.stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      until,
    ],
    [
      'whose renewal failed',
      async (subscription, customer) => {
        await spoilCard(premiumApp, customer, subscription)
        moveClock(premiumApp, monthMs + dayMs)
      },
      owing,
    ],
    [
      'whose subscription runs on though its money was given back',
      async (_, customer) => {
        await refundLast(premiumApp, customer)
        moveClock(premiumApp, 3 * dayMs + 60_000)
      },
      unpaid,
    ],
  ])('somebody %s is not sold another', async (_, happen, message) => {
    const { subscriptionId, customerId } = await payFor(premiumApp, buyer)
    await happen(subscriptionId, customerId)
    for (const price of [monthly, yearly]) {
      expect(await refusal(await buyer.checkout(price))).toEqual({ status: 409, message })
    }
    expect(await open()).toEqual({ pages: 0, subscriptions: 1 })
  })

  test('somebody whose premium has ended may buy it again', async () => {
    const { subscriptionId } = await becomePremium(premiumApp, buyer)
    await premiumApp.stripe.subscriptions.cancel(subscriptionId)
    await payFor(premiumApp, buyer, { price: yearly })
    expect(await open()).toEqual({ pages: 0, subscriptions: 1 })
    expect(await customersFor(premiumApp, buyer.userId)).toHaveLength(1)
  })

  test('after a page has run out there is another', async () => {
    const first = await openPage(buyer)
    moveClock(premiumApp, dayMs + 60_000)
    const second = await openPage(buyer)
    expect(second.sessionId).not.toBe(first.sessionId)
    expect(await sessionAt(first.sessionId)).toMatchObject({ status: 'expired' })
    expect(await open()).toEqual({ pages: 1, subscriptions: 0 })
  })

  test('a declined card takes nothing, and the page stays', async () => {
    const page = await openPage(buyer)
    expect(await payOn(page.url, cards.declined)).toBe(200)
    expect(await openPage(buyer)).toEqual(page)
    expect(await open()).toEqual({ pages: 1, subscriptions: 0 })
  })

  test('an address that Stripe does not take keeps nobody from paying', async () => {
    const odd = await createBuyer(premiumApp, { email: 'not an address' })
    await payFor(premiumApp, odd)
    expect(await customersFor(premiumApp, odd.userId)).toHaveLength(1)
  })

  test('a page of a customer who is theirs no more is not handed out again', async () => {
    const first = await openPage(buyer)
    const { db } = premiumApp.services.database
    const customer = await premiumApp.stripe.customers.create({})
    await db
      .updateTable('customers')
      .set({ customer_id: customer.id })
      .where('user_id', '=', buyer.userId)
      .execute()
    const second = await openPage(buyer)
    expect(second.sessionId).not.toBe(first.sessionId)
    expect((await premiumApp.stripe.checkout.sessions.retrieve(first.sessionId)).status).toBe(
      'expired',
    )
  })

  test('an attempt whose page was handed out is not given up for another’s failure', async () => {
    const { db } = premiumApp.services.database
    await openPage(buyer)
    const seen = await findCheckout(db, buyer.userId)
    if (seen) await deleteAttempt(db, seen)
    expect(await findCheckout(db, buyer.userId)).toEqual(seen)
  })

  test('a customer who was deleted at Stripe is made anew, at the next try at the latest', async () => {
    const { customerId } = await becomePremium(premiumApp, buyer)
    await premiumApp.stripe.customers.del(customerId)
    const first = await buyer.checkout()
    if (first.status !== 200) expect(first.status).toBe(503)
    await payFor(premiumApp, buyer)
    expect(await customerIdOf(premiumApp, buyer)).not.toBe(customerId)
    expect(await open()).toEqual({ pages: 0, subscriptions: 1 })
  })
})
