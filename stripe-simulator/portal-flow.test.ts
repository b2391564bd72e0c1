import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodCard, openTestSetup, post, subscribe, type TestSetup } from './open-for-test.ts'
import { checkAgainstSdk } from './sdk-schema/check-against-sdk.ts'

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData

const returnUrl = 'http://127.0.0.1:9/profile'

let server: TestSetup
beforeAll(async () => {
  server = await openTestSetup()
})
afterAll(() => server[Symbol.asyncDispose]())

const open = (customer: string, flow_data: FlowData) =>
  server.stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, flow_data })
const cancel = (subscription: string, after?: FlowData['after_completion']): FlowData => ({
  type: 'subscription_cancel',
  subscription_cancel: { subscription },
  ...(after && { after_completion: after }),
})

test('a flow to cancel shows that alone, and leads where it was told to', async () => {
  const { customer, subscription } = await subscribe(server)
  const redirect = { return_url: 'http://127.0.0.1:9/gone' }
  const session = await open(customer.id, cancel(subscription.id, { type: 'redirect', redirect }))
  expect(session.flow).toMatchObject({
    type: 'subscription_cancel',
    subscription_cancel: { subscription: subscription.id },
    after_completion: { type: 'redirect', redirect },
  })
  const text = await (await fetch(session.url)).text()
  expect(text).toContain('Cancel at period end')
  expect(text).not.toContain('Save card')
  expect(text).not.toContain('Invoices')
  expect(await post(session.url, { action: 'cancel' })).toMatchObject({
    status: 303,
    location: redirect.return_url,
  })
  const { cancel_at_period_end } = await server.stripe.subscriptions.retrieve(subscription.id)
  expect(cancel_at_period_end).toBe(true)
})

test('a flow to replace the card shows that alone, and confirms it', async () => {
  const { customer } = await subscribe(server)
  const { url } = await open(customer.id, {
    type: 'payment_method_update',
    after_completion: {
      type: 'hosted_confirmation',
      hosted_confirmation: { custom_message: 'Your card is new.' },
    },
  })
  const text = await (await fetch(url)).text()
  expect(text).toContain('Save card')
  expect(text).not.toContain('Cancel at period end')
  const refused = await post(url, { ...goodCard, action: 'card', cardNumber: '4000000000000002' })
  expect(refused).toMatchObject({ status: 200, alert: 'Your card was declined.' })
  const saved = await post(url, { ...goodCard, action: 'card', cardNumber: '5555555555554444' })
  expect(saved.status).toBe(303)
  const done = await (await fetch(new URL(saved.location ?? '', url))).text()
  expect(done).toContain('Your card is new.')
})

test('without a word on what follows, the rest of the portal is open afterwards', async () => {
  const { customer, subscription } = await subscribe(server)
  const { url, flow } = await open(customer.id, cancel(subscription.id))
  expect(flow?.after_completion.type).toBe('portal_homepage')
  const { location } = await post(url, { action: 'cancel' })
  const home = new URL(location ?? '', url).href
  const text = await (await fetch(home)).text()
  for (const part of ['Do not cancel', 'Save card', 'Invoices']) expect(text).toContain(part)
  await post(home, { action: 'resume' })
  const { cancel_at_period_end } = await server.stripe.subscriptions.retrieve(subscription.id)
  expect(cancel_at_period_end).toBe(false)
})

test('a session with a flow is what the library knows', async () => {
  const { customer, subscription } = await subscribe(server)
  const response = await fetch(`${server.simulator.apiBase}/v1/billing_portal/sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${server.simulator.secretKey}` },
    body: new URLSearchParams({
      customer: customer.id,
      'flow_data[type]': 'subscription_cancel',
      'flow_data[subscription_cancel][subscription]': subscription.id,
    }),
  })
  expect(checkAgainstSdk('BillingPortal.Session', await response.json())).toEqual([])
})

describe('a flow is refused', () => {
  test.each<[string, string, (own: string, other: string) => FlowData]>([
    [
      'without a type',
      'flow_data[type]',
      () => ({ after_completion: { type: 'portal_homepage' } }) as FlowData,
    ],
    ['of a type that is not known', 'flow_data[type]', () => ({ type: 'subscription_update' })],
    [
      'without its subscription',
      'flow_data[subscription_cancel][subscription]',
      () => ({ type: 'subscription_cancel' }),
    ],
    [
      'with an unknown subscription',
      'flow_data[subscription_cancel][subscription]',
      () => cancel('sub_none'),
    ],
    [
      'with another’s subscription',
      'flow_data[subscription_cancel][subscription]',
      (_, other) => cancel(other),
    ],
    [
      'that leads nowhere',
      'flow_data[after_completion][redirect][return_url]',
      (own) => cancel(own, { type: 'redirect' }),
    ],
    [
      'that leads to a script',
      'flow_data[after_completion][redirect][return_url]',
      (own) => cancel(own, { type: 'redirect', redirect: { return_url: 'javascript:1' } }),
    ],
    [
      'that ends as nothing ends',
      'flow_data[after_completion][type]',
      (own) => cancel(own, { type: 'fireworks' }),
    ],
  ])('%s', async (_, param, flow) => {
    const own = await subscribe(server)
    const other = await subscribe(server)
    const asked = open(own.customer.id, flow(own.subscription.id, other.subscription.id))
    await expect(asked).rejects.toMatchObject({ statusCode: 400, param })
  })

  test('for a subscription that ends already', async () => {
    const { customer, subscription } = await subscribe(server)
    await server.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    await expect(open(customer.id, cancel(subscription.id))).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})
