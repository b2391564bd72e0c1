import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  type Buyer,
  becomePremium,
  createBuyer,
  dayMs,
  openPage,
  payFor,
} from '#tests/support/stripe/pay.ts'
import {
  deliver,
  deliverAll,
  deliverHistory,
  deliverText,
  eventsOf,
  sign,
} from '#tests/support/stripe/pay-webhook.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'

const nowSeconds = () => Math.floor(Date.now() / 1000)

describe.each(databaseKinds)('a delivery of Stripe’s on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  let buyer: Buyer

  beforeEach(async () => {
    buyer = await createBuyer(premiumApp)
  })

  async function stored() {
    const { db } = premiumApp.services.database
    const mine = (table: 'customers' | 'subscriptions') =>
      db.selectFrom(table).selectAll().where('user_id', '=', buyer.userId).execute()
    return [await mine('customers'), await mine('subscriptions'), await buyer.profile()]
  }

  const countEvents = async () =>
    (await premiumApp.services.database.db.selectFrom('stripe_events').select('id').execute())
      .length

  async function completed(customerId: string) {
    const events = await eventsOf(premiumApp, customerId)
    const event = events.find(({ type }) => type === 'checkout.session.completed')
    if (!event) throw new Error('nothing was completed')
    return event
  }

  test('makes whoever paid premium, with all that the profile says of it', async () => {
    const { customerId, subscriptionId, endsAt } = await payFor(premiumApp, buyer)
    expect(await buyer.profile()).toMatchObject({ premium: false, premiumEndDate: null })
    expect(await deliverHistory(premiumApp, customerId)).toEqual([200])
    expect(await buyer.profile()).toMatchObject({
      premium: true,
      cancelled: false,
      stripe_user_id: customerId,
      stripe_subscription_id: subscriptionId,
      premiumEndDate: endsAt,
      achievements: expect.arrayContaining(['Early Bird', 'Black Belt']),
    })
    const [, [row]] = await stored()
    expect(row).toEqual({
      user_id: buyer.userId,
      subscription_id: subscriptionId,
      status: 'active',
      billing_interval: 'month',
      cancel_at_period_end: 0,
      cancel_at: null,
      period_start: expect.any(Number),
      paid_through: endsAt,
    })
  })

  test.each([
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
    'invoice.payment_succeeded',
  ])('of %s alone is enough', async (type) => {
    const { customerId, endsAt } = await payFor(premiumApp, buyer)
    const event = (await eventsOf(premiumApp, customerId)).find((one) => one.type === type)
    expect(await deliver(premiumApp, event ?? {})).toBe(200)
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: endsAt })
  })

  type Sent = { payload: string; signature: string | null }
  const anew = async (payload: string, signing: Parameters<typeof sign>[2] = {}) => ({
    payload,
    signature: await sign(premiumApp, payload, signing),
  })

  test.each<[string, number, (payload: string) => Promise<Sent>]>([
    ['unsigned', 400, async (payload) => ({ payload, signature: null })],
    ['with an empty signature', 400, async (payload) => ({ payload, signature: '' })],
    ['with rubbish for a signature', 400, async (payload) => ({ payload, signature: 't=,v1=' })],
    [
      'edited by one byte',
      400,
      async (payload) => ({ ...(await anew(payload)), payload: payload.replace('paid', 'paie') }),
    ],
    [
      'written anew, with the same meaning',
      400,
      async (payload) => ({
        ...(await anew(payload)),
        payload: JSON.stringify(JSON.parse(payload)),
      }),
    ],
    ['of six minutes ago', 400, (payload) => anew(payload, { atSeconds: nowSeconds() - 360 })],
    ['of tomorrow', 400, (payload) => anew(payload, { atSeconds: nowSeconds() + 86_400 })],
    ['of 1970', 400, (payload) => anew(payload, { atSeconds: 1 })],
    ['signed with another secret', 400, (payload) => anew(payload, { secret: 'whsec_other' })],
    [
      'signed with the key for calls',
      400,
      (payload) => anew(payload, { secret: premiumApp.simulator.secretKey }),
    ],
    [
      'of live payments, in a server that tests',
      400,
      (payload) => anew(JSON.stringify({ ...JSON.parse(payload), livemode: true })),
    ],
    ['that is empty', 400, () => anew('')],
    ['that is no JSON', 400, () => anew('{"id":')],
    ['that is no event', 400, () => anew('null')],
    ['of 2 MB', 413, (payload) => anew(payload + ' '.repeat(2 * 1024 * 1024))],
  ])('%s is refused, and nothing changes', async (_, status, make) => {
    const { customerId } = await payFor(premiumApp, buyer)
    const before = await stored()
    const events = await countEvents()
    const payload = JSON.stringify(await completed(customerId), null, 2)
    const { payload: sent, signature } = await make(payload)
    expect(await deliverText(premiumApp, sent, signature)).toBe(status)
    expect(await stored()).toEqual(before)
    expect(await countEvents()).toBe(events)
  })

  test('of a test is refused in a server that takes money', async () => {
    const { customerId } = await payFor(premiumApp, buyer)
    premiumApp.services.billing = premiumApp.openBilling({ secretKey: 'sk_live_dojo' })
    expect(await deliver(premiumApp, await completed(customerId))).toBe(400)
    expect(await buyer.profile()).toMatchObject({ premium: false })
  })

  test.each([-290, 290])('may come %i seconds off', async (offSeconds) => {
    const { customerId } = await payFor(premiumApp, buyer)
    const event = await completed(customerId)
    expect(await deliver(premiumApp, event, { atSeconds: nowSeconds() + offSeconds })).toBe(200)
    expect(await buyer.profile()).toMatchObject({ premium: true })
  })

  test.each(['whsec_old', 'whsec_new'])(
    'is right with %s while it is exchanged',
    async (secret) => {
      premiumApp.services.billing = premiumApp.openBilling({
        webhookSecrets: ['whsec_old', 'whsec_new'],
      })
      const { customerId } = await payFor(premiumApp, buyer)
      const event = await completed(customerId)
      expect(await deliver(premiumApp, event)).toBe(400)
      expect(await deliver(premiumApp, event, { secret })).toBe(200)
      expect(await buyer.profile()).toMatchObject({ premium: true })
    },
  )

  test('fifty times at once is as good as once', async () => {
    const { customerId, endsAt } = await payFor(premiumApp, buyer)
    const event = await completed(customerId)
    const statuses = await Promise.all(Array.from({ length: 50 }, () => deliver(premiumApp, event)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const profile = await buyer.profile()
    expect(profile).toMatchObject({ premium: true, premiumEndDate: endsAt })
    const belts = profile.achievements.filter((name: string) => name === 'Black Belt')
    expect(belts).toHaveLength(1)
    const after = await stored()
    expect(await deliver(premiumApp, event)).toBe(200)
    expect(await stored()).toEqual(after)
  })

  test('three days late, signed when it is sent, is as good as at once', async () => {
    const { customerId, endsAt } = await payFor(premiumApp, buyer)
    const events = await eventsOf(premiumApp, customerId)
    const old = events.map((event) => ({ ...event, created: event.created - (3 * dayMs) / 1000 }))
    expect(await deliverAll(premiumApp, old)).toEqual([200])
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: endsAt })
  })

  test('about a stranger’s customer is taken and forgotten', async () => {
    const { stripe } = premiumApp
    const stranger = await stripe.customers.create({ metadata: { user_id: buyer.userId } })
    const card = await stripe.paymentMethods.attach('pm_card_createDispute', {
      customer: stranger.id,
    })
    await stripe.subscriptions.create({
      customer: stranger.id,
      items: [{ price: 'price_dojo_monthly' }],
      default_payment_method: card.id,
    })
    await stripe.customers.del(stranger.id)
    const before = [await stored(), await countEvents()]
    const events = await eventsOf(premiumApp, stranger.id)
    const types = events.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['charge.dispute.created', 'customer.deleted']))
    expect(await deliverAll(premiumApp, events)).toEqual([200])
    expect([await stored(), await countEvents()]).toEqual(before)
  })

  test.each<[string, object]>([
    ['nobody has heard of', { type: 'invoice.sung', data: { object: { id: 'in_1' } } }],
    ['about something without a customer', { type: 'price.updated', data: { object: {} } }],
    [
      'about a session without a customer',
      { type: 'checkout.session.expired', data: { object: {} } },
    ],
  ])('of a kind %s is taken', async (_, event) => {
    const before = await stored()
    expect(
      await deliver(premiumApp, { id: 'evt_odd', livemode: false, object: 'event', ...event }),
    ).toBe(200)
    expect(await stored()).toEqual(before)
  })

  test('about an open page that nobody paid gives nothing', async () => {
    await openPage(buyer)
    const { customerId } = await payFor(premiumApp, await createBuyer(premiumApp))
    await deliverHistory(premiumApp, customerId)
    expect(await buyer.profile()).toMatchObject({ premium: false })
  })

  test('while Stripe is silent is asked for again, and right then', async () => {
    premiumApp.services.billing = premiumApp.openBilling({}, { timeoutMs: 500, networkRetries: 0 })
    const { customerId, endsAt } = await payFor(premiumApp, buyer)
    const event = await completed(customerId)
    premiumApp.simulator.faults.api = 'down'
    expect(await deliver(premiumApp, event)).toBe(503)
    expect(await buyer.profile()).toMatchObject({ premium: false })
    premiumApp.simulator.faults.api = 'ok'
    expect(await deliver(premiumApp, event)).toBe(200)
    expect(await buyer.profile()).toMatchObject({ premium: true, premiumEndDate: endsAt })
  })

  test('about somebody whose account is gone is taken', async () => {
    const { customerId } = await becomePremium(premiumApp, buyer)
    const events = await eventsOf(premiumApp, customerId)
    await premiumApp.services.database.db
      .deleteFrom('users')
      .where('id', '=', buyer.userId)
      .execute()
    expect(await deliverAll(premiumApp, events)).toEqual([200])
  })
})
