import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cancelUrl,
  goodCard,
  openTestSetup,
  post,
  startCheckout,
  subscribe,
  type TestSetup,
} from './open-for-test.ts'

let server: TestSetup
let clockMs = Date.UTC(2026, 10, 22, 12)
beforeAll(async () => {
  server = await openTestSetup({ now: () => clockMs })
})
afterAll(() => server[Symbol.asyncDispose]())

const typesOf = (object: string) =>
  server.received
    .filter(({ event }) => JSON.stringify(event).includes(object))
    .map(({ event }) => event.type)

describe('the page', () => {
  test('says what is bought, for how much, and that no money moves', async () => {
    const session = await startCheckout(server, { customer_email: 'bo@example.com' })
    const response = await fetch(session.url ?? '')
    const text = await response.text()
    expect(response.status).toBe(200)
    for (const part of [
      'Test mode',
      'Party Dojo Premium',
      'DKK 39.00 / month',
      'Pay DKK 39.00',
      cancelUrl,
      'value="bo@example.com"',
      '4242 4242 4242 4242',
    ])
      expect(text).toContain(part)
    for (const [name, autocomplete] of [
      ['email', 'email'],
      ['cardNumber', 'cc-number'],
      ['cardExpiry', 'cc-exp'],
      ['cardCvc', 'cc-csc'],
      ['billingName', 'cc-name'],
    ])
      expect(text).toMatch(
        new RegExp(
          `<label for="${name}">[^]*<input id="${name}" name="${name}"[^>]*autocomplete="${autocomplete}"`,
        ),
      )
  })

  test('lets in its own style and nothing else, and leads only where the session says', async () => {
    const session = await startCheckout(server)
    const response = await fetch(session.url ?? '')
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`form-action 'self' http://127.0.0.1:9;`)
    const text = await response.text()
    expect(text).toContain(`<style nonce="${nonce}">`)
    expect(text).not.toMatch(/<script| style="| on[a-z]+="/)
  })

  test('shows what was typed as text', async () => {
    const session = await startCheckout(server)
    const { text } = await post(session.url ?? '', {
      ...goodCard,
      cardNumber: '1',
      billingName: '"><script>',
    })
    expect(text).toContain('&#34;&#62;&#60;script&#62;')
    expect(text).not.toContain('<script>')
  })

  test('does not exist for a session that does not', async () => {
    const response = await fetch(`${server.simulator.apiBase}/test-mode/checkout/cs_test_none`)
    expect(response.status).toBe(404)
  })
})

test.each([
  ['no email', { email: '' }, 'Enter an email address.'],
  ['no number', { cardNumber: '' }, 'Enter a card number.'],
  ['a wrong digit', { cardNumber: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  ['letters', { cardNumber: 'four' }, 'Your card number is invalid.'],
  ['no date', { cardExpiry: '' }, 'Enter the month and the year'],
  ['month 13', { cardExpiry: '13 / 34' }, 'Enter the month and the year'],
  ['last month', { cardExpiry: '10 / 26' }, 'expiry date is in the past'],
  ['two digits of code', { cardCvc: '12' }, 'Enter the 3 digits'],
  ['no name', { billingName: ' ' }, 'Enter the name on the card.'],
])('%s is a fault of its field', async (_, wrong, sentence) => {
  const session = await startCheckout(server)
  const answer = await post(session.url ?? '', { ...goodCard, ...wrong })
  expect(answer).toMatchObject({ status: 200, alert: 'Some fields need another look.' })
  expect(answer.text).toContain(sentence)
  expect(answer.text).toContain('aria-invalid="true"')
  expect((await server.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
})

test.each([
  ['4000000000000002', 'Your card was declined.', 'card_declined'],
  ['4000000000009995', 'Your card has insufficient funds.', 'card_declined'],
  ['4000000000000341', 'Your card was declined.', 'card_declined'],
  ['4000000000000069', 'Your card has expired.', 'expired_card'],
  ['4111111111111111', 'Your card was declined. Your request was in test mode', 'card_declined'],
])('the card %s is declined and the session stays open', async (cardNumber, message, code) => {
  const customer = await server.stripe.customers.create({})
  const session = await startCheckout(server, { customer: customer.id })
  const answer = await post(session.url ?? '', { ...goodCard, cardNumber })
  expect(answer.alert).toContain(message)
  expect(answer.text).toContain('value="Mia Holm"')
  expect(answer.text).not.toContain(`value="${cardNumber}`)
  const [charge] = (await server.stripe.charges.list({ customer: customer.id })).data
  expect(charge).toMatchObject({ paid: false, status: 'failed', failure_code: code })
  expect((await server.stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
  const again = await post(session.url ?? '', goodCard)
  expect(again.status).toBe(303)
  const paid = await server.stripe.checkout.sessions.retrieve(session.id)
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
  expect((await server.stripe.charges.list({ customer: customer.id })).data).toHaveLength(2)
})

test.each(['4242424242424242', '5555 5555 5555 4444', '3782-822463-10005'])(
  'the card %s pays, once, however often the form is sent',
  async (cardNumber) => {
    const session = await startCheckout(server, {
      client_reference_id: 'user-7',
      metadata: { plan: 'month' },
      subscription_data: { metadata: { user_id: '7' } },
    })
    const card = { ...goodCard, cardNumber, cardCvc: cardNumber.startsWith('3') ? '1234' : '123' }
    const answers = await Promise.all([1, 2, 3].map(() => post(session.url ?? '', card)))
    const location = `http://127.0.0.1:9/paid?session=${session.id}`
    expect(answers.map((answer) => answer.location)).toEqual([location, location, location])
    const paid = await server.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'invoice'],
    })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'user-7',
      metadata: { plan: 'month' },
      customer: expect.stringMatching(/^cus_/),
      customer_details: { email: 'mia@example.com', name: 'Mia Holm' },
      subscription: { status: 'active', metadata: { user_id: '7' } },
      invoice: {
        status: 'paid',
        amount_paid: 3900,
        billing_reason: 'subscription_create',
        parent: { subscription_details: { metadata: { user_id: '7' } } },
      },
    })
    const charges = await server.stripe.charges.list({ customer: String(paid.customer) })
    expect(charges.data).toHaveLength(1)
  },
)

describe('the bank', () => {
  const askBank = async (cardNumber: string) => {
    const session = await startCheckout(server)
    const answer = await post(session.url ?? '', { ...goodCard, cardNumber })
    expect(answer.location).toBe(`/test-mode/checkout/${session.id}/bank`)
    return { session, bankUrl: server.simulator.apiBase + answer.location }
  }

  test.each(['4000002500003155', '4000002760003184'])(
    'asks for %s, and then it is paid',
    async (card) => {
      const { session, bankUrl } = await askBank(card)
      expect(await (await fetch(bankUrl)).text()).toContain('Your bank asks')
      expect((await server.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
      expect((await post(bankUrl, { answer: 'complete' })).location).toContain('/paid?session=')
      expect((await server.stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete')
    },
  )

  test('may be told no, and another card pays', async () => {
    const { session, bankUrl } = await askBank('4000002760003184')
    const answer = await post(bankUrl, { answer: 'fail' })
    expect(answer.alert).toContain('We are unable to authenticate your payment method.')
    expect((await post(bankUrl, { answer: 'complete' })).location).toBe(
      `/test-mode/checkout/${session.id}`,
    )
    expect((await post(session.url ?? '', goodCard)).status).toBe(303)
  })
})

describe('a session that is over', () => {
  test('says so when it is paid, and leads on', async () => {
    const { session } = await subscribe(server)
    const text = await (await fetch(session.url ?? '')).text()
    expect(text).toContain('This has been paid already.')
    expect(text).toContain(`href="http://127.0.0.1:9/paid?session=${session.id}"`)
  })

  test('cannot be ended when it is paid', async () => {
    const { session } = await subscribe(server)
    await expect(server.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('status of `complete`'),
    })
  })

  test('takes no money when it was ended', async () => {
    const session = await startCheckout(server)
    await server.stripe.checkout.sessions.expire(session.id)
    const answer = await post(session.url ?? '', goodCard)
    expect(answer).toMatchObject({ status: 200, location: null })
    expect(answer.text).toContain('This page has expired.')
    expect(answer.text).toContain(`href="${cancelUrl}"`)
  })

  test('ends by itself after a day', async () => {
    const session = await startCheckout(server)
    expect(session.expires_at).toBe(session.created + 86_400)
    clockMs += 86_400_000
    expect((await post(session.url ?? '', goodCard)).text).toContain('This page has expired.')
    await server.simulator.settled()
    expect(typesOf(session.id)).toEqual(['checkout.session.expired'])
  })
})

test('a trial takes nothing, and the card is on file', async () => {
  const { session, subscription, customer } = await subscribe(server, {
    subscription_data: { trial_period_days: 14 },
  })
  expect(await server.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    payment_status: 'no_payment_required',
    amount_total: 0,
  })
  expect(subscription).toMatchObject({
    status: 'trialing',
    trial_end: subscription.created + 14 * 86_400,
    items: { data: [{ current_period_end: subscription.created + 14 * 86_400 }] },
  })
  expect((await server.stripe.paymentMethods.list({ customer: customer.id })).data).toHaveLength(1)
  expect((await server.stripe.charges.list({ customer: customer.id })).data).toEqual([])
})

test('what happens is told in this order', async () => {
  const { customer } = await subscribe(server)
  await server.simulator.settled()
  expect(typesOf(customer.id)).toEqual([
    'customer.created',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'payment_method.attached',
    'invoice.created',
    'customer.subscription.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
    'checkout.session.completed',
  ])
})
