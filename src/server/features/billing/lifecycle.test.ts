import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  type Buyer,
  becomePremium,
  cards,
  createBuyer,
  customerIdOf,
  dayMs,
  openPage,
  payOn,
  periodEnd,
  refundLast,
  spoilCard,
} from '#tests/support/stripe/pay.ts'
import { deliverHistory } from '#tests/support/stripe/pay-webhook.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'

const startMs = Date.UTC(2026, 10, 22, 20)
const first = Date.UTC(2026, 11, 22, 20) / 1000
const second = Date.UTC(2027, 0, 22, 20) / 1000

describe.each(databaseKinds)('the life of a subscription on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  let buyer: Buyer
  let bought: Awaited<ReturnType<typeof becomePremium>>

  const setClock = (nowMs: number) => {
    premiumApp.services.now = () => nowMs
  }
  beforeEach(async () => {
    setClock(startMs)
    buyer = await createBuyer(premiumApp)
    bought = await becomePremium(premiumApp, buyer)
  })

  const checked = async () => {
    const answer = await buyer.check()
    expect(answer.status).toBe(200)
    return await answer.json()
  }
  /** At that second, and Stripe has done what falls due until then. */
  const at = async (seconds: number) => {
    setClock(seconds * 1000)
    await premiumApp.simulator.settled()
    return await checked()
  }
  const hour = 3600
  const day = dayMs / 1000

  test('it is paid for a month', async () => {
    expect(await checked()).toEqual({
      isPremium: true,
      isCanceled: false,
      isPastDue: false,
      message: 'The subscription is active.',
      currentPeriodEnd: first,
    })
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: first })
  })

  test('a year is paid for a year', async () => {
    const other = await createBuyer(premiumApp)
    await becomePremium(premiumApp, other, { price: 'price_dojo_yearly' })
    const premiumEndDate = Date.UTC(2027, 10, 22, 20) / 1000
    expect(await other.profile()).toMatchObject({ premium: true, premiumEndDate })
  })

  test.each(['a check', 'a delivery'])('a renewal moves its end, seen by %s', async (by) => {
    setClock((first + hour) * 1000)
    await premiumApp.simulator.settled()
    if (by === 'a check') await checked()
    else await deliverHistory(premiumApp, bought.customerId)
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: second })
  })

  test('a renewal that is not asked for yet keeps premium open', async () => {
    const halfPast = first + hour / 2
    expect(await at(halfPast)).toMatchObject({ isPremium: true, isPastDue: false })
    const { premium, premiumEndDate } = await buyer.profile()
    expect([premium, (premiumEndDate ?? 0) > halfPast, (premiumEndDate ?? 0) < second]).toEqual([
      true,
      true,
      true,
    ])
    await at(first + 2 * hour)
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: second })
  })

  describe('a renewal that fails', () => {
    beforeEach(async () => {
      await spoilCard(premiumApp, bought.customerId, bought.subscriptionId)
    })

    test('leaves the end where it was paid to, and premium is over then', async () => {
      expect(await at(first + hour)).toEqual({
        isPremium: false,
        isCanceled: false,
        isPastDue: true,
        message: 'The last payment failed.',
        currentPeriodEnd: first,
      })
      // Stripe's own period has moved on all the same: that trap is what this test is for.
      const atStripe = await premiumApp.stripe.subscriptions.retrieve(bought.subscriptionId)
      expect([atStripe.status, periodEnd(atStripe)]).toEqual(['past_due', second])
      expect(await buyer.profile()).toMatchObject({ premium: false, premiumEndDate: first })
    })

    test('is put right by paying what is owed', async () => {
      await at(first + hour)
      const { stripe } = premiumApp
      const customer = bought.customerId
      const [owed] = (await stripe.invoices.list({ customer, status: 'open' })).data
      const card = await stripe.paymentMethods.attach('pm_card_visa', { customer })
      await stripe.invoices.pay(owed?.id ?? '', { payment_method: card.id })
      expect(await at(first + 2 * hour)).toMatchObject({
        isPremium: true,
        isPastDue: false,
        currentPeriodEnd: second,
      })
      expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: second })
    })

    test('every time ends it', async () => {
      expect(await at(first + 20 * day)).toMatchObject({
        isPremium: false,
        isCanceled: true,
        isPastDue: false,
        message: 'The subscription has ended.',
        currentPeriodEnd: first,
      })
      expect((await buyer.checkout()).status).toBe(200)
    })

    test('may still be cancelled', async () => {
      await at(first + hour)
      expect((await buyer.change('cancel', bought.subscriptionId)).status).toBe(200)
      expect(await at(first + 2 * hour)).toMatchObject({ isCanceled: true, isPastDue: true })
    })
  })

  describe('cancelled by its owner', () => {
    const change = async (what: 'cancel' | 'resume') => {
      const answer = await buyer.change(what, bought.subscriptionId)
      return [answer.status, await answer.json()]
    }

    test('it runs to its end, and is over then', async () => {
      expect(await change('cancel')).toEqual([200, { status: 'active', cancelAt: first }])
      expect(await buyer.profile()).toMatchObject({ premium: true, cancelled: true })
      expect(await at(first - hour)).toMatchObject({
        isPremium: true,
        isCanceled: true,
        message: 'The subscription is cancelled and runs until its paid time ends.',
      })
      setClock((first + 1) * 1000)
      expect(await buyer.profile()).toMatchObject({ premium: false, premiumEndDate: first })
      expect(await at(first + 2 * hour)).toMatchObject({
        isPremium: false,
        isCanceled: true,
        message: 'The subscription has ended.',
      })
      expect(await buyer.profile()).toMatchObject({ premium: false, cancelled: true })
    })

    test('twice is as good as once', async () => {
      expect(await change('cancel')).toEqual(await change('cancel'))
      expect(await buyer.profile()).toMatchObject({ premium: true, cancelled: true })
    })

    test('it may be resumed, twice too, and is renewed then', async () => {
      await change('cancel')
      const resumed = [200, { status: 'active', cancelAt: null }]
      expect(await change('resume')).toEqual(resumed)
      expect(await change('resume')).toEqual(resumed)
      expect(await buyer.profile()).toMatchObject({ premium: true, cancelled: false })
      expect(await at(first + hour)).toMatchObject({ isPremium: true, currentPeriodEnd: second })
    })

    test('in a period that has just begun, that one is charged once and lasts to its end', async () => {
      const paid = async () => {
        const charges = await premiumApp.stripe.charges.list({ customer: bought.customerId })
        return charges.data.filter((charge) => charge.paid).length
      }
      expect(await at(first + hour / 6)).toMatchObject({ isPremium: true, isCanceled: false })
      expect(await change('cancel')).toEqual([200, { status: 'active', cancelAt: second }])
      expect(await checked()).toMatchObject({ isPremium: true, isCanceled: true })
      expect(await paid()).toBe(1)
      const end = { isPremium: true, isCanceled: true, currentPeriodEnd: second }
      expect(await at(first + 2 * hour)).toMatchObject(end)
      expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: second })
      expect(await at(second - hour)).toMatchObject(end)
      expect(await at(second + 2 * hour)).toMatchObject({ isPremium: false, isCanceled: true })
      expect(await paid()).toBe(2)
    })

    test('it cannot be resumed or cancelled once it has ended', async () => {
      await change('cancel')
      await at(first + hour)
      for (const what of ['resume', 'cancel'] as const) {
        const [status, { error }] = await change(what)
        expect([status, error.message]).toEqual([409, 'This subscription has ended already.'])
      }
    })

    test('an end that was set at Stripe gives way to the end of what is paid', async () => {
      const { subscriptionId } = bought
      await premiumApp.stripe.subscriptions.update(subscriptionId, { cancel_at: first - day })
      await at(startMs / 1000 + hour)
      expect(await change('cancel')).toEqual([200, { status: 'active', cancelAt: first }])
      const { cancel_at_period_end } =
        await premiumApp.stripe.subscriptions.retrieve(subscriptionId)
      expect(cancel_at_period_end).toBe(true)
    })

    test('an end that was set at Stripe is taken back too', async () => {
      const { subscriptionId } = bought
      await premiumApp.stripe.subscriptions.update(subscriptionId, { cancel_at: first - day })
      expect(await at(startMs / 1000 + hour)).toMatchObject({ isCanceled: true })
      expect(await change('resume')).toEqual([200, { status: 'active', cancelAt: null }])
      const atStripe = await premiumApp.stripe.subscriptions.retrieve(subscriptionId)
      expect([atStripe.cancel_at, atStripe.cancel_at_period_end]).toEqual([null, false])
      expect(await buyer.profile()).toMatchObject({ cancelled: false })
    })
  })

  test.each<[string, boolean, (customer: string) => Promise<unknown>]>([
    ['nothing else', true, async () => {}],
    ['what was paid is given back', false, (customer) => refundLast(premiumApp, customer)],
  ])('ended at once, and %s: premium is %s', async (_, isPremium, happen) => {
    await premiumApp.stripe.subscriptions.cancel(bought.subscriptionId)
    await happen(bought.customerId)
    expect(await at(startMs / 1000 + hour)).toMatchObject({ isPremium, isCanceled: true })
    // Spec §4: what a check says revokes nothing that is stored; only time does.
    expect(await buyer.profile()).toMatchObject({ premium: true })
    setClock((first + 1) * 1000)
    expect(await buyer.profile()).toMatchObject({ premium: false })
  })

  test('what was given back stays so, however many cards are declined after it', async () => {
    await premiumApp.stripe.subscriptions.cancel(bought.subscriptionId)
    await refundLast(premiumApp, bought.customerId)
    const { url } = await openPage(buyer)
    for (let tries = 0; tries < 101; tries += 1) expect(await payOn(url, cards.declined)).toBe(200)
    const newest = { customer: bought.customerId, limit: 100 }
    const { data } = await premiumApp.stripe.charges.list(newest)
    expect(data.filter((charge) => charge.refunded || charge.paid)).toEqual([])
    expect(await at(startMs / 1000 + hour)).toMatchObject({ isPremium: false, isCanceled: true })
  })

  test('ended at once, and the payment is disputed: premium is over', async () => {
    const other = await createBuyer(premiumApp)
    const { subscriptionId, customerId } = await becomePremium(premiumApp, other, {
      card: cards.disputed,
    })
    await premiumApp.stripe.subscriptions.cancel(subscriptionId)
    expect(await deliverHistory(premiumApp, customerId)).toEqual([200])
    setClock(startMs + 2 * 60_000)
    expect(await (await other.check()).json()).toMatchObject({ isPremium: false })
  })

  test('a part given back leaves what was paid', async () => {
    await premiumApp.stripe.subscriptions.cancel(bought.subscriptionId)
    const [charge] = (await premiumApp.stripe.charges.list({ customer: bought.customerId })).data
    await premiumApp.stripe.refunds.create({ charge: charge?.id ?? '', amount: 100 })
    expect(await at(startMs / 1000 + hour)).toMatchObject({ isPremium: true })
  })

  test('a trial is premium until it ends', async () => {
    const other = await createBuyer(premiumApp)
    await openPage(other)
    await premiumApp.stripe.subscriptions.create({
      customer: await customerIdOf(premiumApp, other),
      items: [{ price: 'price_dojo_monthly' }],
      trial_period_days: 7,
    })
    await premiumApp.billing.sync(other.userId)
    const trialEnd = startMs / 1000 + 7 * day
    expect(await other.profile()).toMatchObject({ premium: true, premiumEndDate: trialEnd })
    buyer = other
    expect(await at(trialEnd + hour)).toMatchObject({ isPremium: false, isPastDue: true })
  })
})
