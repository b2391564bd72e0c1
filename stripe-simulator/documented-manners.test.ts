import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodCard, openTestSetup, post, startCheckout, type TestSetup } from './open-for-test.ts'

let server: TestSetup
let stripe: Stripe
beforeAll(async () => {
  server = await openTestSetup()
  stripe = server.stripe
})
afterAll(() => server[Symbol.asyncDispose]())

const monthly = [{ price: 'price_dojo_monthly' }]
const counted = async () => (await stripe.customers.list({ limit: 100 })).data.length
const payer = (method = 'pm_card_visa') =>
  stripe.customers.create({
    payment_method: method,
    invoice_settings: { default_payment_method: method },
  })

describe('a payment method given with a customer', () => {
  test('is attached and the default, so that a subscription is paid with it', async () => {
    const customer = await payer()
    const [method] = (await stripe.paymentMethods.list({ customer: customer.id })).data
    expect(customer.invoice_settings.default_payment_method).toBe(method?.id)
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: monthly,
    })
    expect(subscription.status).toBe('active')
  })

  test.each(['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'])(
    '%s is declined, and leaves no customer',
    async (method) => {
      const before = await counted()
      await expect(payer(method)).rejects.toMatchObject({
        statusCode: 402,
        code: 'card_declined',
        decline_code: 'generic_decline',
      })
      expect(await counted()).toBe(before)
    },
  )

  test('must be the one that is made the default', async () => {
    const before = await counted()
    const asked = stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_other' },
    })
    await expect(asked).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing' })
    expect(await counted()).toBe(before)
  })
})

describe('payment_behavior', () => {
  const subscribeTo = async (behavior: string, method: string) => {
    const customer = await payer(method)
    const asked = stripe.subscriptions.create({
      customer: customer.id,
      items: monthly,
      payment_behavior: behavior as Stripe.SubscriptionCreateParams.PaymentBehavior,
    })
    const outcome = await asked.then(
      ({ status }) => status,
      ({ statusCode, code }) => `${statusCode} ${code}`,
    )
    const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' })
    return [outcome, data.length]
  }

  test.each([
    ['error_if_incomplete', 'pm_card_visa', 'active', 1],
    ['error_if_incomplete', 'pm_card_chargeCustomerFail', '402 card_declined', 0],
    [
      'error_if_incomplete',
      'pm_card_authenticationRequired',
      '402 subscription_payment_intent_requires_action',
      0,
    ],
    ['allow_incomplete', 'pm_card_chargeCustomerFail', 'incomplete', 1],
    ['default_incomplete', 'pm_card_visa', 'incomplete', 1],
    ['whatever', 'pm_card_visa', '400 undefined', 0],
  ])('%s with %s: %s, and %i subscriptions', async (behavior, method, outcome, count) => {
    expect(await subscribeTo(behavior, method)).toEqual([outcome, count])
  })

  test('error_if_incomplete needs no card where nothing is due', async () => {
    const { id: customer } = await stripe.customers.create({})
    const { status } = await stripe.subscriptions.create({
      customer,
      items: monthly,
      trial_period_days: 7,
      payment_behavior: 'error_if_incomplete',
    })
    expect(status).toBe('trialing')
  })
})

describe('an unknown id', () => {
  const none = { code: 'resource_missing', message: expect.stringMatching(/^No such /) }
  test.each<[string, string, () => Promise<unknown>]>([
    ['customer', 'customer', () => startCheckout(server, { customer: 'cus_none' })],
    [
      'customer of a subscription',
      'customer',
      () => stripe.subscriptions.create({ customer: 'cus_none', items: monthly }),
    ],
    [
      'customer of a portal',
      'customer',
      () => stripe.billingPortal.sessions.create({ customer: 'cus_none' }),
    ],
    ['charge', 'charge', () => stripe.refunds.create({ charge: 'ch_none' })],
  ])('in a parameter (%s) is a bad request', async (_, param, ask) => {
    await expect(ask()).rejects.toMatchObject({ statusCode: 400, param, ...none })
  })

  test('in the address is not found', async () => {
    await expect(stripe.subscriptions.update('sub_none', {})).rejects.toMatchObject({
      statusCode: 404,
      ...none,
    })
  })

  test('is also a subscription that was cancelled: a second time it is not found', async () => {
    const customer = await payer()
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: monthly })
    expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled')
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: `No such subscription: '${id}'`,
    })
  })
})

test.each([0, -1])('a quantity of %i is refused', async (quantity) => {
  const line = { price: 'price_dojo_monthly', quantity }
  await expect(startCheckout(server, { line_items: [line] })).rejects.toMatchObject({
    statusCode: 400,
    code: 'parameter_invalid_integer',
    param: 'line_items[0][quantity]',
  })
})

test('customer_email stands above what the form says', async () => {
  const session = await startCheckout(server, { customer_email: 'bo@example.com' })
  const text = await (await fetch(session.url ?? '')).text()
  expect(text).toMatch(/<input id="email"[^>]*value="bo@example.com"[^>]* readonly/)
  const paid = await post(session.url ?? '', { ...goodCard, email: 'eve@example.com' })
  expect(paid.status).toBe(303)
  const { customer, customer_details } = await stripe.checkout.sessions.retrieve(session.id)
  expect(customer_details?.email).toBe('bo@example.com')
  expect(await stripe.customers.retrieve(String(customer))).toMatchObject({
    email: 'bo@example.com',
  })
})
