import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  goodCard,
  openTestSetup,
  post,
  startCheckout,
  subscribe,
  type TestSetup,
} from './open-for-test.ts'

const day = 86_400
const start = Date.UTC(2026, 0, 31, 10) / 1000
/** Can be kept; every charge of it fails. */
const empty = '4000000000000341'

/** A server whose bank takes so long, and whose clock the test moves. */
async function openSlow(paymentsTakeSeconds: number, folder: string | null = null) {
  const clock = { seconds: start }
  const server = await openTestSetup({
    folder,
    now: () => clock.seconds * 1000,
    faults: { paymentsTakeSeconds },
  })
  return { clock, server }
}

async function typesSince({ received, simulator }: TestSetup, count: number) {
  await simulator.settled()
  return received.slice(count).map(({ event }) => event.type)
}

async function standing({ stripe }: TestSetup, sessionId: string) {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['subscription', 'invoice'],
  })
  const customer = String(session.customer)
  const [intent] = (await stripe.paymentIntents.list({ customer })).data
  const [charge] = (await stripe.charges.list({ customer })).data
  return {
    session: [session.status, session.payment_status],
    subscription: (session.subscription as { status: string } | null)?.status,
    invoice: (session.invoice as { status: string } | null)?.status,
    intent: intent?.status,
    charge: [charge?.status, charge?.paid],
  }
}

const onItsWay = {
  session: ['complete', 'unpaid'],
  subscription: 'incomplete',
  invoice: 'open',
  intent: 'processing',
  charge: ['pending', false],
}
const paid = {
  session: ['complete', 'paid'],
  subscription: 'active',
  invoice: 'paid',
  intent: 'succeeded',
  charge: ['succeeded', true],
}
const refused = { ...onItsWay, intent: 'requires_payment_method', charge: ['failed', false] }
const over = { ...refused, subscription: 'incomplete_expired', invoice: 'void' }

describe('a payment that takes three days', () => {
  test('is on its way until the bank says yes', async () => {
    const { server, clock } = await openSlow(3 * day)
    await using _ = server
    const { customer, session } = await subscribe(server)
    expect((await typesSince(server, 0)).slice(1)).toEqual([
      'payment_intent.created',
      'charge.pending',
      'payment_intent.processing',
      'payment_method.attached',
      'invoice.created',
      'customer.subscription.created',
      'invoice.finalized',
      'checkout.session.completed',
    ])
    clock.seconds += 3 * day - 1
    expect(await standing(server, session.id)).toEqual(onItsWay)
    const before = server.received.length
    clock.seconds += 1
    expect(await standing(server, session.id)).toEqual(paid)
    expect(await typesSince(server, before)).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'checkout.session.async_payment_succeeded',
    ])
    const { data } = await server.stripe.charges.list({ customer: customer.id })
    expect(data).toMatchObject([{ amount_captured: 3900, outcome: { type: 'authorized' } }])
  })

  test('is over at once when the bank says no: its day has passed', async () => {
    const { server, clock } = await openSlow(3 * day)
    await using _ = server
    const { session, subscription } = await subscribe(server, { card: empty })
    clock.seconds += 3 * day - 1
    expect(await standing(server, session.id)).toEqual(onItsWay)
    await server.simulator.settled()
    const before = server.received.length
    clock.seconds += day
    expect(await standing(server, session.id)).toEqual(over)
    expect(await typesSince(server, before)).toEqual([
      'charge.failed',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
      'checkout.session.async_payment_failed',
      'customer.subscription.updated',
    ])
    const ended = await server.stripe.subscriptions.retrieve(subscription.id)
    expect(ended.ended_at).toBe(start + 3 * day)
  })

  test('is not asked for twice', async () => {
    const { server } = await openSlow(3 * day)
    await using _ = server
    const { customer, session, subscription } = await subscribe(server)
    const again = await post(session.url ?? '', goodCard)
    expect([again.status, again.location]).toEqual([303, expect.stringContaining(session.id)])
    expect(await (await fetch(session.url ?? '')).text()).toContain('has been asked for the money')
    await expect(
      server.stripe.invoices.pay(String(subscription.latest_invoice)),
    ).rejects.toMatchObject({ statusCode: 400 })
    expect((await server.stripe.charges.list({ customer: customer.id })).data).toHaveLength(1)
  })

  test.each([3 * day, 4 * day])('outlives a restart, also after %i s', async (awaySeconds) => {
    const folder = mkdtempSync(join(tmpdir(), 'stripe-slow-'))
    try {
      const before = await openSlow(3 * day, folder)
      const { session } = await subscribe(before.server)
      await before.server[Symbol.asyncDispose]()
      const { server, clock } = await openSlow(0, folder)
      await using _ = server
      expect(await standing(server, session.id)).toEqual(onItsWay)
      clock.seconds += awaySeconds
      expect(await standing(server, session.id)).toEqual(paid)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

test('a no within the day leaves the rest of it to pay in another way', async () => {
  const { server, clock } = await openSlow(3600)
  await using _ = server
  const [first, second] = [
    await subscribe(server, { card: empty }),
    await subscribe(server, { card: empty }),
  ]
  clock.seconds += 3600
  expect(await standing(server, first.session.id)).toEqual(refused)
  const card = await server.stripe.paymentMethods.attach('pm_card_visa', {
    customer: second.customer.id,
  })
  await server.stripe.invoices.pay(String(second.subscription.latest_invoice), {
    payment_method: card.id,
  })
  clock.seconds = start + 23 * 3600
  expect(await standing(server, first.session.id)).toEqual(over)
  expect(await standing(server, second.session.id)).toMatchObject({ subscription: 'active' })
})

test('a card that is declined at once is declined on the page', async () => {
  const { server } = await openSlow(3 * day)
  await using _ = server
  const session = await startCheckout(server)
  const answer = await post(session.url ?? '', { ...goodCard, cardNumber: '4000000000000002' })
  expect(answer).toMatchObject({ status: 200, alert: 'Your card was declined.' })
  expect((await server.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
})
