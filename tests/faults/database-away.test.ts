import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, isPostgresThere } from '#tests/support/database/database.ts'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { type FaultServer, openFaultServer } from '#tests/support/server/fault-server.ts'
import { openDatabaseProxy, type TcpProxy } from '#tests/support/server/tcp-proxy.ts'
import type { TestUser } from '#tests/support/users/create-user.ts'
import { timesTried } from '#tests/support/vitest/full-length.ts'

const startTimeoutMs = 90_000
const rounds = timesTried(5, 1)
const statementTimeoutMs = 2_000
/** The statement's time, what comes on top of it, and two cores that are busy. */
const patienceMs = 9_000
const callers = 40
const poolSize = 16

describe.runIf(isPostgresThere)('a database that goes away', () => {
  let server: FaultServer
  let guest: TestUser
  let proxy: TcpProxy
  let drop: () => Promise<void>

  beforeAll(async () => {
    const place = await createDatabase()
    const proxied = await openDatabaseProxy(place.url, statementTimeoutMs)
    proxy = proxied.proxy
    server = await openFaultServer({
      env: { DATABASE_URL: proxied.url },
      databaseUrl: place.url,
    })
    drop = place.drop
    guest = await server.createUser()
    // A page's first visit also loads its modules, which is no wait for the database.
    await gamePage()
  }, startTimeoutMs)

  beforeEach(async () => {
    proxy.set('pass')
    await recovers()
  })

  afterAll(async () => {
    const { code } = await server.close()
    await proxy.close()
    await drop()
    expect(code).toBe(0)
  })

  const gamePage = () => server.ask('/games/meyer')
  const profile = () => server.ask(`/api/users/${guest.userId}`, guest)
  const claim = () =>
    server.ask(`/api/users/${guest.userId}/claimed_rewards`, guest, 'POST', { rewardId: 'welcome' })

  async function recovers(): Promise<void> {
    await expect.poll(async () => (await profile()).status).toBe(200)
    expect((await server.ask('/readyz')).status).toBe(200)
    // Every connection is free again: more callers than the pool has are all answered.
    const answers = await Promise.all(Array.from({ length: callers }, profile))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(proxy.open()).toBeLessThanOrEqual(poolSize + 2)
  }

  test.each([
    ['refuses and cuts', 'refuse'],
    ['swallows everything, without a word', 'swallow'],
  ] as const)(
    '%s: what needs it says 503 in time, all else goes on, and it comes back',
    {
      timeout: startTimeoutMs,
    },
    async (_, mood) => {
      for (let round = 0; round < rounds; round++) {
        proxy.set(mood)
        const [mine, claimed, list, page, game, alive, ready, session] = await Promise.all([
          profile(),
          claim(),
          server.ask('/api/packs'),
          server.ask('/profile', guest),
          gamePage(),
          server.ask('/healthz'),
          server.ask('/readyz'),
          server.ask('/api/auth/get-session', guest),
        ])
        const statuses = { mine, claimed, list, page, ready, session }
        for (const [what, { status, ms }] of Object.entries(statuses)) {
          expect([what, status]).toEqual([what, 503])
          expect(ms).toBeLessThan(patienceMs)
        }
        expect([game?.status, alive?.status]).toEqual([200, 200])
        // Only a silent database takes its time, and the page does not wait for it.
        if (mood === 'swallow') expect(game?.ms).toBeLessThan(mine?.ms ?? 0)
        proxy.set('pass')
        await recovers()
      }
      await expectBalanced(server.db)
    },
  )

  test('is far away: slow, and right', async () => {
    proxy.set('slow')
    const answers = await Promise.all(Array.from({ length: 8 }, profile))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    proxy.set('pass')
    await recovers()
  })

  test('cuts connections under claims: each counts once', async () => {
    const cutter = setInterval(proxy.cut, 50)
    for (let n = 0; n < timesTried(200, 20); n++) {
      const { status } = await claim()
      expect([200, 409, 503]).toContain(status)
    }
    clearInterval(cutter)
    await recovers()
    expect([200, 409]).toContain((await claim()).status)
    await expectBalanced(server.db)
    const { db } = server
    const entries = await db
      .selectFrom('coin_entries')
      .selectAll()
      .where('user_id', '=', guest.userId)
      .execute()
    expect(entries.map(({ key, amount }) => [key, amount])).toEqual([['reward:welcome', 50]])
  })
})
