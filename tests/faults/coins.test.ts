import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts'
import { createDatabase, isPostgresThere, silentLog } from '#tests/support/database/database.ts'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { loadCoins, type Promised, signInByPhone } from '#tests/support/load/coin-load.ts'
import { openOutboxFolder } from '#tests/support/messages/outbox-folder.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import {
  freshDataDir,
  type RunningServer,
  startServer,
} from '#tests/support/server/start-server.ts'
import { timesTried } from '#tests/support/vitest/full-length.ts'

const kills = timesTried(10, 3)
const accounts = 20
const writers = 64
const answersARound = 100
// Two cores carry the server, its database and 64 writers.
const patienceMs = 180_000

let running: RunningServer | null = null

afterEach(async () => {
  running?.process.kill('SIGKILL')
  await running?.ended
})

/** Kills the server again and again under claims, spends and referrals, and returns its promises. */
async function playThroughKills(env: Record<string, string>): Promise<Promised> {
  const outbox = openOutboxFolder(env.DATA_DIR ?? '')
  running = await startServer(env)
  const { url } = running
  const players = []
  for (let n = 0; n < accounts; n++) {
    const player = await signInByPhone(url, outbox, `+4780000${String(n).padStart(3, '0')}`)
    if (player) players.push(player)
  }
  expect(players).toHaveLength(accounts)

  const load = loadCoins(url, outbox, players, writers)
  for (let kill = 0; kill < kills; kill++) {
    const enough = load.answered() + answersARound
    while (load.answered() < enough) await sleep(5)
    await sleep(Math.random() * 200)
    running.process.kill('SIGKILL')
    await running.ended
    running = await startServer(env)
  }
  const { friends, passes } = load.promised
  while (friends.length < 3 || passes.size < 3) await sleep(10)
  await load.end()
  // Whoever's reward died with a process is paid when the friend is next seen.
  for (const { phoneNumber } of load.promised.friends) await signInByPhone(url, outbox, phoneNumber)
  running.process.kill('SIGTERM')
  expect((await running.ended).code).toBe(0)
  expect(load.surprises).toEqual([])
  return load.promised
}

async function expectKept({ db }: Database, promised: Promised): Promise<void> {
  await expectBalanced(db)
  const entries = await db.selectFrom('coin_entries').selectAll().execute()
  const claims = new Set(
    entries
      .filter(({ reason }) => reason === 'reward')
      .map(({ user_id, key }) => `${user_id} ${key.replace('reward:', '')}`),
  )
  expect([...promised.claims].filter((claim) => !claims.has(claim))).toEqual([])
  expect(promised.claims.size).toBeGreaterThan(accounts)

  const passes = await db.selectFrom('passes').selectAll().execute()
  const bought = new Set(passes.map(({ user_id, item_id }) => `${user_id} ${item_id}`))
  expect([...promised.passes].filter((pass) => !bought.has(pass))).toEqual([])
  expect(entries.filter(({ reason }) => reason === 'pass')).toHaveLength(passes.length)
  expect(promised.passes.size).toBeGreaterThan(0)

  const invited = new Map<string, number>()
  for (const { invitedBy } of promised.friends) {
    invited.set(invitedBy, (invited.get(invitedBy) ?? 0) + 1)
  }
  expect(invited.size).toBeGreaterThan(0)
  for (const [userId, friends] of invited) {
    const paid = entries.filter((entry) => entry.user_id === userId && entry.reason === 'referral')
    expect(paid.length).toBeGreaterThanOrEqual(friends)
    const profile = await db
      .selectFrom('profiles')
      .select('referred_users')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(profile.referred_users).toBe(paid.length)
  }
}

describe(`${writers} writers, ${accounts} accounts, ${kills} times SIGKILL`, () => {
  const environment = async () => ({
    PORT: String(await findFreePort()),
    DATA_DIR: freshDataDir(),
    TRUSTED_PROXIES: '1',
    NODE_OPTIONS: `--import ${join(import.meta.dirname, '../support/server/on-christmas-eve.mjs')}`,
  })

  test('no coin is made or lost in SQLite', { timeout: patienceMs }, async () => {
    const env = await environment()
    const promised = await playThroughKills(env)
    const database = openSqlite(join(env.DATA_DIR, 'party-dojo.db'))
    await expectKept(database, promised)
    await database.close()
  })

  test.runIf(isPostgresThere)('nor in Postgres', { timeout: patienceMs }, async () => {
    const { url, drop } = await createDatabase()
    const promised = await playThroughKills({ ...(await environment()), DATABASE_URL: url })
    const database = await openPostgres(url, silentLog)
    await expectKept(database, promised)
    await database.close()
    await drop()
  })
})
