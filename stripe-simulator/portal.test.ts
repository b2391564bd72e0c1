import { expect, test } from 'vitest'
import {
  advance,
  goodCard,
  openTestSetup,
  post,
  seconds,
  subscribe,
  type TestSetup,
} from './open-for-test.ts'

const returnUrl = 'http://127.0.0.1:9/profile'

async function openPortal(server: TestSetup, more: Parameters<typeof subscribe>[1] = {}) {
  const lived = await subscribe(server, more)
  const { url } = await server.stripe.billingPortal.sessions.create({
    customer: lived.customer.id,
    return_url: returnUrl,
  })
  const read = async () => (await fetch(url)).text()
  const press = (action: string, fields = {}) => post(url, { action, ...fields })
  return { ...lived, url, read, press }
}

test('the portal shows what runs, until when, the card and what was paid', async () => {
  await using setup = await openTestSetup({ now: () => Date.UTC(2026, 10, 22) })
  const text = await (await openPortal(setup)).read()
  for (const part of [
    'DKK 39.00 / month',
    'Status: active. Renews on 22 December 2026.',
    'visa ···· 4242, 12 / 2034',
    'DKK 39.00, 22 November 2026, paid',
    `href="${returnUrl}"`,
  ])
    expect(text).toContain(part)
})

test('the portal ends it at the end of the period, and takes that back', async () => {
  await using setup = await openTestSetup({ now: () => Date.UTC(2026, 10, 22) })
  const { subscription, read, press, url } = await openPortal(setup)
  expect(await press('cancel')).toMatchObject({ status: 303, location: new URL(url).pathname })
  const state = async () =>
    (await setup.stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end
  expect(await state()).toBe(true)
  expect(await read()).toContain('Ends on 22 December 2026.')
  await press('cancel')
  await press('resume')
  expect(await state()).toBe(false)
  await setup.simulator.settled()
  const updates = setup.received.filter(
    ({ event }) => event.type === 'customer.subscription.updated',
  )
  expect(updates.map(({ event }) => event.data.previous_attributes)).toMatchObject([
    { status: 'incomplete' },
    { cancel_at_period_end: false },
    { cancel_at_period_end: true },
  ])
})

test('the portal takes another card, and refuses one that is no good', async () => {
  await using setup = await openTestSetup()
  const { customer, subscription, read, press } = await openPortal(setup)
  const refused = await press('card', { ...goodCard, cardNumber: '4000000000000002' })
  expect(refused).toMatchObject({ status: 200, alert: 'Your card was declined.' })
  expect((await press('card', { ...goodCard, cardCvc: '' })).text).toContain('Enter the 3 digits')
  await press('card', { ...goodCard, cardNumber: '5555555555554444' })
  expect(await read()).toContain('mastercard ···· 4444')
  const [method] = (await setup.stripe.paymentMethods.list({ customer: customer.id })).data
  expect(await setup.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    default_payment_method: method?.id,
  })
})

test('the portal pays what is open, with the card on file', async () => {
  await using setup = await openTestSetup()
  const start = seconds('2026-01-31T10:00:00Z')
  const { clock, subscription, press, read } = await openPortal(setup, { frozenTime: start })
  await press('card', { ...goodCard, cardNumber: '4000000000000341' })
  await advance(setup, clock, start + 30 * 86_400)
  const invoice = String(
    (await setup.stripe.subscriptions.retrieve(subscription.id)).latest_invoice,
  )
  expect(await read()).toContain('Pay now')
  expect(await press('pay', { invoice })).toMatchObject({ alert: 'Your card was declined.' })
  await press('card', goodCard)
  expect(await press('pay', { invoice })).toMatchObject({ status: 303 })
  expect((await setup.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
})

test('the bank is asked on the way when the card wants it', async () => {
  await using setup = await openTestSetup()
  const start = seconds('2026-01-31T10:00:00Z')
  const { clock, subscription, press } = await openPortal(setup, { frozenTime: start })
  await press('card', { ...goodCard, cardNumber: '4000002760003184' })
  await advance(setup, clock, start + 30 * 86_400)
  const { latest_invoice, status } = await setup.stripe.subscriptions.retrieve(subscription.id)
  expect(status).toBe('past_due')
  const asked = await press('pay', { invoice: String(latest_invoice) })
  const bankUrl = setup.simulator.apiBase + asked.location
  expect(await (await fetch(bankUrl)).text()).toContain('Your bank asks')
  await post(bankUrl, { answer: 'complete' })
  expect((await setup.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
})

test('the portal is closed to who does not know its address, and after half an hour', async () => {
  let nowMs = Date.UTC(2026, 10, 22)
  await using setup = await openTestSetup({ now: () => nowMs })
  const { url } = await openPortal(setup)
  expect((await fetch(`${url}x`)).status).toBe(404)
  nowMs += 30 * 60_000 - 1
  expect((await fetch(url)).status).toBe(200)
  nowMs += 1
  expect((await fetch(url)).status).toBe(404)
})

test('somebody else’s invoice is not paid', async () => {
  await using setup = await openTestSetup()
  const { press } = await openPortal(setup)
  const { id } = await setup.stripe.customers.create({})
  const card = await setup.stripe.paymentMethods.attach('pm_card_visa', { customer: id })
  const { latest_invoice } = await setup.stripe.subscriptions.create({
    customer: id,
    items: [{ price: 'price_dojo_monthly' }],
    default_payment_method: card.id,
    payment_behavior: 'default_incomplete',
  })
  await press('pay', { invoice: String(latest_invoice) })
  expect((await setup.stripe.invoices.retrieve(String(latest_invoice))).status).toBe('open')
})
