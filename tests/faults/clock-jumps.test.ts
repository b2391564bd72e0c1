import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { expectNoFailures } from '#tests/support/log-lines.ts'
import { type FaultServer, openFaultServer } from '#tests/support/server/fault-server.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { dayMs, hourMs, openMovableClock } from '#tests/support/server/open-movable-clock.ts'
import { payOn } from '#tests/support/stripe/pay.ts'
import type { TestUser } from '#tests/support/users/create-user.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { openSimulator, type Simulator } from '../../stripe-simulator/open-simulator.ts'

const startTimeoutMs = 90_000
/** Stripe lives by the right time, and delivers again and again what was refused. */
const retryDelaysMs = Array<number>(600).fill(200)

const clock = openMovableClock()
let simulator: Simulator
let stripe: Stripe
let server: FaultServer

beforeAll(async () => {
  simulator = await openSimulator({ folder: null, pages: 'own', retryDelaysMs })
  const { hostname, port: stripePort } = new URL(simulator.apiBase)
  const at = { host: hostname, port: stripePort, protocol: 'http' as const, telemetry: false }
  stripe = new Stripe(simulator.secretKey, at)
  const port = String(await findFreePort())
  server = await openFaultServer({
    env: {
      ...clock.env,
      PORT: port,
      ORIGIN: `http://127.0.0.1:${port}`,
      STRIPE_SECRET_KEY: simulator.secretKey,
      STRIPE_WEBHOOK_SECRET: simulator.webhookSecret,
      STRIPE_PRICES: simulator.prices.join(','),
      STRIPE_API_BASE: simulator.apiBase,
    },
  })
  simulator.deliverTo(`${server.url}/api/stripe/webhook`)
}, startTimeoutMs)

afterAll(async () => {
  await expectBalanced(server.db)
  const { code, output } = await server.close()
  await simulator.close()
  expect(code).toBe(0)
  expectNoFailures(output)
})

async function seat(): Promise<TestUser> {
  const guest = await server.createUser()
  // It outlives every jump: what is asked is not whether it has ended.
  await server.db
    .updateTable('sessions')
    .set({ expires_at: '2999-01-01T00:00:00.000Z' })
    .where('user_id', '=', guest.userId)
    .execute()
  expect((await server.ask(`/api/users/${guest.userId}`, guest)).status).toBe(200)
  return guest
}

/** A call that is limited, for somebody who has made none so far. */
type Limited = () => Promise<Response>

async function uploadOf(): Promise<Limited> {
  const guest = await seat()
  return () => server.by(guest).upload(`users/${guest.userId}/a`, 'words')
}

async function feedbackOf(): Promise<Limited> {
  const from = freshAddress()
  return () => post('PUT', `/api/feedback/${new Date().toISOString()}`, from, {})
}

async function letterOf(): Promise<Limited> {
  const from = freshAddress()
  const body = { email: `${randomUUID()}@home.example`, redirectTo: '/reset-password' }
  return () => post('POST', '/api/auth/request-password-reset', from, body)
}

async function post(method: string, path: string, from: string, body: object): Promise<Response> {
  return await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
}

/** Calls until it is too often; gives how many seconds there are to wait. */
async function exhaust(call: Limited): Promise<number> {
  for (let calls = 0; calls < 400; calls++) {
    const answer = await call()
    await answer.arrayBuffer()
    if (answer.status === 429) return Number(answer.headers.get('retry-after'))
  }
  throw new Error('nothing was ever too often')
}

test.each<[string, () => Promise<Limited>, number]>([
  ['uploads', uploadOf, 60],
  ['feedback', feedbackOf, 60],
  ['letters', letterOf, 15 * 60],
])(
  'a limit of %s keeps nobody out longer than its window',
  async (_, of, windowSeconds) => {
    for (const aheadMs of [hourMs, -hourMs]) {
      const call = await of()
      await clock.jump(aheadMs)
      expect(await exhaust(call)).toBeLessThanOrEqual(windowSeconds)
      await clock.jump(0)
      // What was too often by a wrong clock is not by the right one.
      expect((await call()).status).not.toBe(429)
      const waitSeconds = await exhaust(call)
      expect(waitSeconds).toBeLessThanOrEqual(windowSeconds)
      await clock.jump((waitSeconds + 1) * 1000)
      expect((await call()).status).not.toBe(429)
    }
    await clock.jump(0)
  },
  startTimeoutMs,
)

test('a session outlives a clock that is wrong by an hour', async () => {
  const guest = await seat()
  await server.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() + 7 * dayMs).toISOString() })
    .where('user_id', '=', guest.userId)
    .execute()
  for (const aheadMs of [hourMs, 0, -hourMs, 0]) {
    await clock.jump(aheadMs)
    expect([aheadMs, (await server.ask(`/api/users/${guest.userId}`, guest)).status]).toEqual([
      aheadMs,
      200,
    ])
    // The library lengthens a session, and removes one that it finds ended.
    const { text } = await server.ask('/api/auth/get-session', guest)
    expect([aheadMs, JSON.parse(text)?.user?.id]).toEqual([aheadMs, guest.userId])
  }
})

test('premium is what Stripe says, once the clock is right again', async () => {
  const guest = await seat()
  async function isPremium(): Promise<boolean> {
    const body = { userId: guest.userId }
    const { status, text } = await server.ask('/api/stripe/check_subscription', guest, 'POST', body)
    expect(status).toBe(200)
    return JSON.parse(text).isPremium
  }
  const isOpen = async () =>
    JSON.parse((await server.ask(`/api/users/${guest.userId}`, guest)).text).premium

  await clock.jump(hourMs)
  const price = { userId: guest.userId, price_id: simulator.prices[0] }
  const { text } = await server.ask('/api/stripe/create-checkout-session', guest, 'POST', price)
  expect(await payOn(JSON.parse(text).url)).toBe(303)
  // Every delivery is an hour old by this clock, and refused: whoever comes back from paying is let in.
  const [paid] = (await stripe.checkout.sessions.list({ limit: 1 })).data
  const back = new URL((paid?.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', paid?.id ?? ''))
  expect((await server.ask(back.pathname + back.search, guest)).status).toBe(200)
  expect([await isPremium(), await isOpen()]).toEqual([true, true])
  for (const [aheadMs, expected] of [
    [0, true],
    [-hourMs, true],
    [0, true],
    [40 * dayMs, false],
    [0, true],
  ] as const) {
    await clock.jump(aheadMs)
    expect([aheadMs, await isPremium(), await isOpen()]).toEqual([aheadMs, expected, expected])
  }

  await clock.jump(hourMs)
  const [customer] = (await stripe.customers.list({ limit: 1 })).data
  const id = customer?.id ?? ''
  for (const { id: paid } of (await stripe.charges.list({ customer: id })).data) {
    await stripe.refunds.create({ charge: paid })
  }
  for (const { id: running } of (await stripe.subscriptions.list({ customer: id })).data) {
    await stripe.subscriptions.cancel(running)
  }
  const stored = async () =>
    await server.db
      .selectFrom('subscriptions')
      .select(['status', 'paid_through'])
      .where('user_id', '=', guest.userId)
      .executeTakeFirst()
  expect(await stored()).toMatchObject({ status: 'active' })
  // Nobody asks: what was refused is delivered again, and taken by the right clock.
  await clock.jump(0)
  await expect.poll(stored).toEqual({ status: 'canceled', paid_through: null })
  expect(await isPremium()).toBe(false)
})
