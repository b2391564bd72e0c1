import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Services } from '#server/compose.ts'
import { loadEnv } from '#server/config/env.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { createDatabase, silentLog } from '../../database/database.ts'
import { type BuiltServer, startBuiltServer } from '../../server/built-server.ts'
import { findFreePort } from '../../server/free-port.ts'
import { freshDataDir } from '../../server/start-server.ts'
import { type HeldEvent, openHeldStripe } from './stripe.ts'

export type Answer = { status: number; body: string }

/**
 * Two server processes on one Postgres database, and a Stripe that holds what it would deliver.
 * @param maxConcurrent how many deliveries are under way at once
 */
export async function openCluster(maxConcurrent: number) {
  const stripe = await openHeldStripe()
  const place = await createDatabase()
  const authSecret = randomBytes(32).toString('hex')
  const ports = [await findFreePort(), await findFreePort()]
  const env = {
    DATABASE_URL: place.url,
    // Processes on one database have one place for their objects.
    DATA_DIR: freshDataDir(),
    ORIGIN: `http://127.0.0.1:${ports[0]}`,
    AUTH_SECRET: authSecret,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.secrets.join(','),
    STRIPE_PRICES: stripe.prices.join(','),
    STRIPE_API_BASE: stripe.apiBase,
  }
  const servers: BuiltServer[] = []
  // One after the other: the first makes the tables.
  for (const port of ports) servers.push(await startBuiltServer({ ...env, PORT: String(port) }))
  const database = await openPostgres(place.url, silentLog)

  const agent = new Agent({ keepAlive: true })
  const queue: (() => void)[] = []
  let underWay = 0

  async function post(url: string, body: string, headers: Record<string, string>): Promise<Answer> {
    const sent = request(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: answer.statusCode ?? 0, body: await text(answer) }
  }

  return {
    stripe,
    database,
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    /** What somebody is given a seat with. */
    services: { database, authSecret, env: loadEnv({}), now: Date.now } as Services,
    post,
    /** Carries a letter to a server when it is its turn. */
    async carry(letter: HeldEvent, to: string): Promise<void> {
      if (underWay >= maxConcurrent) await new Promise<void>((resolve) => queue.push(resolve))
      else underWay++
      try {
        const { status, body } = await post(`${to}/api/stripe/webhook`, letter.payload, {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': stripe.sign(letter),
        })
        if (status !== 200) throw new Error(`${letter.type} was answered with ${status}: ${body}`)
      } finally {
        const next = queue.shift()
        if (next) next()
        else underWay--
      }
    },
    async close(): Promise<void> {
      agent.destroy()
      await Promise.all(servers.map((server) => server.stop()))
      await database.close()
      await place.drop()
      await stripe.close()
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>
