import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Services } from '#server/compose.ts'
import { loadEnv } from '#server/config/env.ts'
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import {
  freshDataDir,
  type RunningServer,
  startServer,
} from '#tests/support/server/start-server.ts'
import { givePremium } from '#tests/support/stripe/premium.ts'
import { cookieOf, createUser } from '#tests/support/users/create-user.ts'
import { appAt } from '#tests/support/users/visitor.ts'

let running: RunningServer | null = null

afterEach(async () => {
  running?.process.kill('SIGTERM')
  await running?.ended
})

async function start(env: Record<string, string>): Promise<RunningServer> {
  running = await startServer(env)
  return running
}

test('while Stripe is down the server starts, says so, and whoever has paid has premium', async () => {
  const port = await findFreePort()
  const nobodyThere = await findFreePort()
  const authSecret = randomBytes(32).toString('hex')
  const dataDir = freshDataDir()
  const { url } = await start({
    PORT: String(port),
    ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    AUTH_SECRET: authSecret,
    STRIPE_SECRET_KEY: 'sk_test_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
    STRIPE_PRICES: 'price_month',
    STRIPE_API_BASE: `http://127.0.0.1:${nobodyThere}`,
  })
  const page = await fetch(`${url}/info/pricing`)
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('The prices cannot be read right now.'),
  ])
  expect(await (await fetch(`${url}/api/premium`)).json()).toMatchObject({
    state: 'unreachable',
    prices: [],
  })

  const database = openSqlite(join(dataDir, 'party-dojo.db'))
  const services = { database, authSecret, env: loadEnv({}), now: Date.now } as Services
  const check = async (isPaid: boolean) => {
    const user = await createUser(services, appAt(url).app)
    const row = { user_id: user.userId, customer_id: `cus_${user.userId}`, attempt_id: 'first' }
    const unread = { live: 0, readings_begun: 0, reading_written: 0, read_at: 0 }
    await database.db
      .insertInto('customers')
      .values({ ...row, ...unread })
      .execute()
    const paidThrough = Math.floor(Date.now() / 1000) + (isPaid ? 60 : -60)
    await givePremium(services, user.userId, { paidThrough })
    const answer = await fetch(`${url}/api/stripe/check_subscription`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookieOf(user) },
      body: JSON.stringify({ userId: user.userId }),
    })
    return [answer.status, await answer.json()]
  }
  expect(await check(true)).toEqual([200, expect.objectContaining({ isPremium: true })])
  // Nobody is called unpaid for a silence: after the paid time there is no answer either way.
  expect(await check(false)).toEqual([503, expect.anything()])
  await database.close()
})

/** How many ports a process listens on, by what the kernel says of its sockets. */
function countListening(pid: number): number {
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`)
      } catch {
        return ''
      }
    }),
  )
  const listening = '0A'
  return ['tcp', 'tcp6']
    .flatMap((table) => readFileSync(`/proc/${pid}/net/${table}`, 'utf8').trim().split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[3] === listening && sockets.has(`socket:[${fields[9]}]`)).length
}

test.runIf(process.platform === 'linux').each([
  ['in production', 'production', 'unavailable', 1],
  ['elsewhere', '', 'open', 2],
])('without a key %s premium is what it may be', async (_, NODE_ENV, state, ports) => {
  const dataDir = freshDataDir()
  const { url, process } = await start({ NODE_ENV, DATA_DIR: dataDir })
  expect(await (await fetch(`${url}/api/premium`)).json()).toMatchObject({ state })
  expect(countListening(process.pid ?? 0)).toBe(ports)
  expect(existsSync(join(dataDir, 'stripe-simulator'))).toBe(state === 'open')
})
