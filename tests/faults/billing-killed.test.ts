import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Services } from '#server/compose.ts'
import { loadEnv } from '#server/config/env.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts'
import { createDatabase, isPostgresThere, silentLog } from '#tests/support/database/database.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import {
  freshDataDir,
  type RunningServer,
  startServer,
} from '#tests/support/server/start-server.ts'
import { cookieOf, createUser, type TestUser } from '#tests/support/users/create-user.ts'
import { appAt } from '#tests/support/users/visitor.ts'
import { openSimulator } from '../../stripe-simulator/open-simulator.ts'

/** It may have to be built first. */
const startTimeoutMs = 60_000
const retryDelaysMs = Array<number>(600).fill(100)

/**
 * Stands between the server and Stripe. Once `deadlyCall` is set, the server is killed when Stripe has
 * answered that call, and before the answer reaches it.
 */
async function openDeadlyProxy(apiBase: string, kill: () => void) {
  const state = { deadlyCall: null as RegExp | null, died: 0 }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const headers = new Headers(request.headers as Record<string, string>)
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name)
    const body = await buffer(request)
    const answer = await fetch(apiBase + url, {
      method,
      headers,
      ...(body.length > 0 && { body }),
    })
    const text = await answer.text()
    if (state.deadlyCall?.test(`${method} ${url}`)) {
      state.deadlyCall = null
      state.died++
      kill()
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const kinds = isPostgresThere ? (['SQLite', 'Postgres'] as const) : (['SQLite'] as const)

describe.each(kinds)('killed between Stripe’s answer and our write, on %s', (kind) => {
  let server: Awaited<ReturnType<typeof openServer>>

  beforeEach(async () => {
    server = await openServer()
  }, startTimeoutMs)
  afterEach(() => server.close())

  async function openServer() {
    let running: RunningServer
    const simulator = await openSimulator({ folder: null, pages: 'own', retryDelaysMs })
    const proxy = await openDeadlyProxy(simulator.apiBase, () => running.process.kill('SIGKILL'))
    const place = kind === 'Postgres' ? await createDatabase() : null
    const dataDir = freshDataDir()
    const port = await findFreePort()
    const url = `http://127.0.0.1:${port}`
    const authSecret = randomBytes(32).toString('hex')
    const env = {
      PORT: String(port),
      ORIGIN: url,
      DATA_DIR: dataDir,
      AUTH_SECRET: authSecret,
      STRIPE_SECRET_KEY: simulator.secretKey,
      STRIPE_WEBHOOK_SECRET: simulator.webhookSecret,
      STRIPE_PRICES: simulator.prices.join(','),
      STRIPE_API_BASE: proxy.url,
      ...(place && { DATABASE_URL: place.url }),
    }
    running = await startServer(env)
    const database = place
      ? await openPostgres(place.url, silentLog)
      : openSqlite(join(dataDir, 'party-dojo.db'))
    const services = { database, authSecret, env: loadEnv({}), now: Date.now } as Services
    const guest = await createUser(services, appAt(url).app)
    const { hostname, port: stripePort } = new URL(simulator.apiBase)
    const stripe = new Stripe(simulator.secretKey, {
      host: hostname,
      port: stripePort,
      protocol: 'http',
      telemetry: false,
    })
    return {
      url,
      simulator,
      stripe,
      guest,
      db: database.db,
      proxy: proxy.state,
      /** Waits until the process is dead, and starts another on the same data. */
      async rise() {
        expect(await running.ended).toMatchObject({ signal: 'SIGKILL' })
        running = await startServer(env)
      },
      async close() {
        running.process.kill('SIGKILL')
        await running.ended
        await database.close()
        await place?.drop()
        await proxy.close()
        await simulator.close()
      },
    }
  }

  async function send(method: string, path: string, body: object): Promise<Response> {
    return await fetch(server.url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie: cookieOf(server.guest) },
      body: JSON.stringify(body),
    })
  }
  const checkout = () =>
    send('POST', '/api/stripe/create-checkout-session', {
      userId: server.guest.userId,
      price_id: server.simulator.prices[0],
    })
  const leave = () => send('DELETE', `/api/users/${server.guest.userId}`, {})

  async function pay(): Promise<void> {
    const answer = await checkout()
    const { url } = await answer.json()
    const body = new URLSearchParams({
      email: 'mia@home.example',
      cardNumber: '4242 4242 4242 4242',
      cardExpiry: '12 / 60',
      cardCvc: '123',
      billingName: 'Mia Holm',
    })
    const paid = await fetch(url, { method: 'POST', redirect: 'manual', body })
    expect(paid.status).toBe(303)
  }

  /** What there is at Stripe of this person's. */
  async function countAtStripe({ userId }: TestUser) {
    const { stripe } = server
    const customers = await stripe.customers.list({ limit: 100 })
    const pages = await stripe.checkout.sessions.list({ limit: 100, status: 'open' })
    const subscriptions = await stripe.subscriptions.list({ limit: 100 })
    const charges = await stripe.charges.list({ limit: 100 })
    return {
      customers: customers.data.filter(({ metadata }) => metadata.user_id === userId).length,
      openPages: pages.data.length,
      subscriptions: subscriptions.data.length,
      charges: charges.data.length,
    }
  }

  const stored = () =>
    server.db
      .selectFrom('subscriptions')
      .select(['status'])
      .where('user_id', '=', server.guest.userId)
      .execute()

  test.each([
    ['the customer was made', /^POST \/v1\/customers$/],
    ['the page was opened', /^POST \/v1\/checkout\/sessions$/],
  ])('%s: the next try goes on with it, and it is paid once', async (_, deadlyCall) => {
    server.proxy.deadlyCall = deadlyCall
    await expect(checkout()).rejects.toThrow()
    await server.rise()
    expect((await checkout()).status).toBe(200)
    const once = { customers: 1, openPages: 1, subscriptions: 0, charges: 0 }
    expect(await countAtStripe(server.guest)).toEqual(once)
    await pay()
    expect((await checkout()).status).toBe(409)
    const paid = { customers: 1, openPages: 0, subscriptions: 1, charges: 1 }
    expect(await countAtStripe(server.guest)).toEqual(paid)
  })

  test.each([
    ['subscriptions', /^GET \/v1\/subscriptions\?/],
    ['invoices', /^GET \/v1\/invoices\?/],
    ['charges', /^GET \/v1\/charges\?/],
  ])('a webhook is dealt with, the %s are read: it is delivered again', async (_, deadlyCall) => {
    server.simulator.faults.hold = true
    server.simulator.deliverTo(`${server.url}/api/stripe/webhook`)
    await pay()
    expect(await stored()).toEqual([])
    server.proxy.deadlyCall = deadlyCall
    server.simulator.faults.hold = false
    await expect.poll(() => server.proxy.died).toBe(1)
    expect(await stored()).toEqual([])
    await server.rise()
    await expect.poll(stored).toEqual([{ status: 'active' }])
    expect((await checkout()).status).toBe(409)
    const paid = { customers: 1, openPages: 0, subscriptions: 1, charges: 1 }
    expect(await countAtStripe(server.guest)).toEqual(paid)
  })

  test('an account is erased, the customer was deleted: the next try erases the rest', async () => {
    await pay()
    server.proxy.deadlyCall = /^DELETE \/v1\/customers\//
    await expect(leave()).rejects.toThrow()
    await server.rise()
    const account = server.db.selectFrom('users').select('id').where('id', '=', server.guest.userId)
    expect(await account.execute()).toHaveLength(1)
    expect((await leave()).ok).toBe(true)
    expect(await account.execute()).toEqual([])
    const gone = { customers: 0, openPages: 0, subscriptions: 0, charges: 1 }
    expect(await countAtStripe(server.guest)).toEqual(gone)
  })
})
