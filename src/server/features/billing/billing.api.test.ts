import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  type Buyer,
  becomePremium,
  countAtStripe,
  createBuyer,
  payFor,
} from '#tests/support/stripe/pay.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'

const missing = 'Subscription ID is empty or missing. Cannot cancel subscription.'
const malformed = "Subscription ID has an invalid format. It must start with 'sub_'."
const price_id = 'price_dojo_monthly'

/** What of the two is sent is made when the test runs: ids are not known before. */
type Body = (me: Buyer, other: Buyer) => unknown

describe.each(databaseKinds)('the payment calls on %s', (kind) => {
  const app = usePremiumApp(kind)
  let me: Buyer
  let other: Buyer
  let otherCustomer: string
  const bad: Record<string, string> = {}

  beforeAll(async () => {
    const common = { currency: 'dkk', unit_amount: 100, product: 'prod_dojo_black_belt' }
    const make = async (name: string, more: object) => {
      bad[name] = (await app.stripe.prices.create({ ...common, ...more })).id
    }
    await make('one-time', {})
    await make('inactive', { recurring: { interval: 'month' }, active: false })
    await make('weekly', { recurring: { interval: 'week' } })
    await make('of two months', { recurring: { interval: 'month', interval_count: 2 } })
    await make('not listed', { recurring: { interval: 'month' } })
    bad.unknown = 'price_nobody_made'
    const { 'not listed': _, ...listed } = bad
    app.billing = app.openBilling({
      priceIds: [...app.simulator.prices, ...Object.values(listed)],
    })
    app.services.billing = app.billing
    other = await createBuyer(app)
    ;({ customerId: otherCustomer } = await becomePremium(app, other))
  })
  beforeEach(async () => {
    me = await createBuyer(app)
  })

  const errorOf = async (answer: Response) => {
    const { error } = await answer.json()
    return [answer.status, error.code, error.message]
  }

  async function rowsOf(userId: string) {
    const { db } = app.services.database
    const tables = ['customers', 'checkouts', 'subscriptions'] as const
    const rows = tables.map((table) =>
      db.selectFrom(table).selectAll().where('user_id', '=', userId).execute(),
    )
    return await Promise.all(rows)
  }

  const everything = async () => ({
    stripe: await countAtStripe(app),
    rows: [await rowsOf(me.userId), await rowsOf(other.userId)],
  })

  test.each([
    'create-checkout-session',
    'cancel_subscription',
    'resume_subscription',
    'check_subscription',
    'billing-portal',
  ])('%s is for those signed in, and only sent', async (call) => {
    const before = await everything()
    const body = { userId: me.userId, price_id, subscriptionId: 'sub_1' }
    const nobody = openVisitor(app.app)
    expect(await errorOf(await nobody.post(`/api/stripe/${call}`, body))).toEqual([
      401,
      'unauthenticated',
      'Sign in first.',
    ])
    for (const answer of [
      await me.visitor.get(`/api/stripe/${call}`),
      await me.visitor.put(`/api/stripe/${call}`, body),
      await me.visitor.delete(`/api/stripe/${call}`),
    ]) {
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    }
    expect(await everything()).toEqual(before)
  })

  test('there is nothing beside these calls', async () => {
    expect((await me.post('charge_everybody', {})).status).toBe(404)
  })

  test.each<[string, string, Body]>([
    ['userId', 'create-checkout-session', (_, him) => ({ userId: him.userId, price_id })],
    [
      'userMail',
      'create-checkout-session',
      ({ userId }, him) => ({ userId, price_id, userMail: `${him.userId}@home.example` }),
    ],
    ['userId', 'check_subscription', (_, him) => ({ userId: him.userId })],
    [
      'userEmail',
      'check_subscription',
      ({ userId }, him) => ({ userId, userEmail: `${him.userId}@home.example` }),
    ],
    ['customerId', 'check_subscription', ({ userId }) => ({ userId, customerId: otherCustomer })],
    [
      'made-up customerId',
      'check_subscription',
      ({ userId }) => ({ userId, customerId: 'cus_nobody' }),
    ],
  ])('another’s %s in %s is refused, and nothing comes of it', async (_, call, body) => {
    const before = await everything()
    const answer = await me.post(call, body(me, other))
    expect((await errorOf(answer)).slice(0, 2)).toEqual([403, 'forbidden'])
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['left out', {}],
    ['empty', { userEmail: '', customerId: '' }],
    ['null', { userEmail: null, customerId: null }],
  ])('hints may be %s', async (_, hints) => {
    const answer = await me.post('check_subscription', { userId: me.userId, ...hints })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        isPremium: false,
        isCanceled: false,
        isPastDue: false,
        message: 'There is no subscription.',
        currentPeriodEnd: null,
      },
    ])
  })

  test('one’s own hints are right, however the address is written', async () => {
    const { customerId } = await payFor(app, me)
    const answer = await me.post('check_subscription', {
      userId: me.userId,
      userEmail: `${me.userId}@Home.Example`.toUpperCase(),
      customerId,
    })
    expect(answer.status).toBe(200)
    const page = await createBuyer(app)
    const { userId } = page
    const body = { userId, price_id, userMail: `${userId}@HOME.example` }
    expect((await page.post('create-checkout-session', body)).status).toBe(200)
  })

  test.each<[string, () => unknown]>([
    ...['unknown', 'inactive', 'one-time', 'weekly', 'of two months', 'not listed'].map(
      (name) => [name, () => bad[name]] as [string, () => unknown],
    ),
    ['empty', () => ''],
    ['a list', () => [price_id]],
    ['a number', () => 7],
    ['null', () => null],
    ['missing', () => undefined],
    ['of 300 letters', () => 'price_'.padEnd(300, 'x')],
  ])('a price that is %s is not sold', async (_, price) => {
    const before = await everything()
    const answer = await me.post('create-checkout-session', {
      userId: me.userId,
      price_id: price(),
    })
    const [status, code, message] = await errorOf(answer)
    expect([status, code]).toEqual([400, 'invalid_request'])
    expect(message).toMatch(/^(price_id: |That price is gone\.)/)
    expect(await everything()).toEqual(before)
  })

  describe.each(['cancel', 'resume'])('%s_subscription', (what) => {
    test.each<[string, Body, number, string]>([
      ['without an id', () => ({}), 400, missing],
      ['with an empty id', () => ({ subscriptionId: '' }), 400, missing],
      ['with blanks', () => ({ subscriptionId: '  ' }), 400, missing],
      ['with null', () => ({ subscriptionId: null }), 400, missing],
      ['with a number', () => ({ subscriptionId: 5 }), 400, missing],
      ['with a list', () => ({ subscriptionId: ['sub_1'] }), 400, missing],
      ['with another kind of id', () => ({ subscriptionId: 'cus_1' }), 400, malformed],
      ['in capitals', () => ({ subscriptionId: 'SUB_1' }), 400, malformed],
      [
        'with an unknown id',
        () => ({ subscriptionId: 'sub_1' }),
        404,
        'There is no such subscription.',
      ],
    ])('%s is refused', async (_, body, status, message) => {
      const before = await everything()
      const answer = await me.post(`${what}_subscription`, body(me, other))
      expect((await errorOf(answer)).filter((_, at) => at !== 1)).toEqual([status, message])
      expect(await everything()).toEqual(before)
    })

    test('another’s subscription is refused as if there were none', async () => {
      const { subscription_id } = await app.services.database.db
        .selectFrom('subscriptions')
        .select('subscription_id')
        .where('user_id', '=', other.userId)
        .executeTakeFirstOrThrow()
      const own = await becomePremium(app, me)
      const before = await everything()
      for (const buyer of [me, await createBuyer(app)]) {
        const answer = await buyer.post(`${what}_subscription`, { subscriptionId: subscription_id })
        expect(answer.status).toBe(404)
      }
      expect(await everything()).toEqual(before)
      const theirs = await app.stripe.subscriptions.retrieve(subscription_id)
      expect(theirs.cancel_at_period_end).toBe(false)
      expect(own.subscriptionId).not.toBe(subscription_id)
    })
  })

  test.each<[string, Body]>([
    ['create-checkout-session', ({ userId }) => ({ userId, price_id, coupon: 'FREE' })],
    ['cancel_subscription', () => ({ subscriptionId: 'sub_1', now: true })],
    ['resume_subscription', () => ({ subscriptionId: 'sub_1', now: true })],
    ['check_subscription', ({ userId }) => ({ userId, isPremium: true })],
    ['billing-portal', () => ({ customer: 'cus_1' })],
    ['check_subscription', () => ({})],
    ['create-checkout-session', () => ({ price_id })],
    ['billing-portal', () => []],
  ])('%s takes the fields it knows, and needs those it needs', async (call, body) => {
    const before = await everything()
    const answer = await me.post(call, body(me, other))
    expect((await errorOf(answer)).slice(0, 2)).toEqual([400, 'invalid_request'])
    expect(await everything()).toEqual(before)
  })

  describe('where premium cannot be had', () => {
    beforeEach(() => {
      app.services.billing = null
    })
    afterEach(() => {
      app.services.billing = app.billing
    })

    test.each<[string, Body]>([
      ['create-checkout-session', ({ userId }) => ({ userId, price_id })],
      ['cancel_subscription', () => ({ subscriptionId: 'sub_1' })],
      ['resume_subscription', () => ({ subscriptionId: 'sub_1' })],
      ['billing-portal', () => ({})],
      ['webhook', () => ({})],
    ])('%s answers 503', async (call, body) => {
      const refused = await errorOf(await me.post(call, body(me, other)))
      expect(refused).toEqual([503, 'unavailable', 'Premium cannot be had here yet.'])
    })

    test('check_subscription answers from what is stored', async () => {
      expect((await me.check()).status).toBe(200)
      expect(await (await other.check()).json()).toMatchObject({ isPremium: true })
    })
  })

  test.each<[string, number]>([
    ['create-checkout-session', 5],
    ['check_subscription', 30],
    ['cancel_subscription', 10],
    ['billing-portal', 10],
  ])('%s has %i turns a minute, and only one’s own are used up', async (call, turns) => {
    const minute = 60_000
    const startMs = Math.ceil(Date.now() / minute) * minute + 15_000
    app.services.now = () => startMs
    for (let turn = 0; turn < turns; turn++) {
      expect((await me.post(call, { odd: turn })).status).toBe(400)
    }
    const answer = await me.post(call, { odd: turns })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '45'])
    expect((await errorOf(answer))[1]).toBe('rate_limited')
    expect((await other.post(call, { odd: 1 })).status).toBe(400)
    app.services.now = () => startMs + 45_000
    expect((await me.post(call, { odd: 1 })).status).toBe(400)
  })

  describe('billing-portal', () => {
    test('leads somebody who pays to Stripe, and from there to their profile', async () => {
      const { customerId } = await becomePremium(app, me)
      const { url } = await (await me.post('billing-portal', {})).json()
      expect(url).toContain(app.simulator.apiBase)
      expect(await (await fetch(url)).text()).toContain('http://localhost/profile')
      expect(customerId).not.toBe(otherCustomer)
    })

    test('answers 404 to somebody who never paid', async () => {
      expect((await me.post('billing-portal', {})).status).toBe(404)
    })

    test('answers 404 once Stripe has no such customer any more', async () => {
      await app.stripe.customers.del((await becomePremium(app, me)).customerId)
      expect((await me.post('billing-portal', {})).status).toBe(404)
    })
  })
})
