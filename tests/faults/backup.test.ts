import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { openDatabaseWithoutMigrating } from '#server/db/open.ts'
import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import {
  createDatabase,
  createSchema,
  isPostgresThere,
  silentLog,
} from '#tests/support/database/database.ts'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import {
  loadCoins,
  type Player,
  type Promised,
  signInByPhone,
} from '#tests/support/load/coin-load.ts'
import { loadUploads } from '#tests/support/load/upload-load.ts'
import { openOutboxFolder } from '#tests/support/messages/outbox-folder.ts'
import { runOperator, startOperator } from '#tests/support/server/run-operator.ts'
import {
  freshDataDir,
  type RunningServer,
  startServer,
} from '#tests/support/server/start-server.ts'
import { startS3Server } from '#tests/support/storage/s3-server.ts'
import { timesTried } from '#tests/support/vitest/full-length.ts'

// Two cores carry the server, its load and the commands.
const patienceMs = 180_000
const accounts = 12
const writers = 12
const answersBefore = timesTried(1_000, 200)

let running: RunningServer | null = null
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'party-dojo-backups-'))
})

afterEach(async () => {
  running?.process.kill('SIGKILL')
  await running?.ended
  running = null
  rmSync(root, { recursive: true })
})

async function start(env: Record<string, string>): Promise<string> {
  running = await startServer({ TRUSTED_PROXIES: '1', ...env })
  return running.url
}

async function stop(): Promise<void> {
  running?.process.kill('SIGTERM')
  expect((await running?.ended)?.code).toBe(0)
  running = null
}

async function seatPlayers(url: string, dataDir = ''): Promise<Player[]> {
  const players: Player[] = []
  const outbox = openOutboxFolder(dataDir)
  while (players.length < accounts) {
    const number = `+4780000${String(players.length).padStart(3, '0')}`
    const player = await signInByPhone(url, outbox, number)
    if (player) players.push(player)
  }
  return players
}

async function expectWhole(env: Record<string, string>, promised: Promised, held: Set<string>) {
  const place = loadEnv(env)
  const database = await openDatabaseWithoutMigrating(place, silentLog)
  const blobs = await openBlobStore(place, silentLog)
  await expectBalanced(database.db)
  const entries = await database.db.selectFrom('coin_entries').selectAll().execute()
  const claims = new Set(entries.map(({ user_id, key }) => `${user_id} ${key}`))
  const lost = [...promised.claims].filter((claim) => !claims.has(claim.replace(' ', ' reward:')))
  expect(lost).toEqual([])
  const objects = await database.db.selectFrom('objects').selectAll().execute()
  const names = new Set(objects.map(({ name }) => name))
  expect([...held].filter((name) => !names.has(name))).toEqual([])
  for (const { body_id, size, md5 } of objects) {
    const bytes = (await blobs.read(body_id)) ?? Buffer.alloc(0)
    const found = createHash('md5').update(bytes).digest('base64')
    expect([bytes.length, found]).toEqual([size, md5])
  }
  expect(objects.length).toBeGreaterThan(accounts)
  // Restored or moved, the kept secret is for its owner alone.
  const secret = statSync(join(place.dataDir, 'auth-secret'))
  expect(secret.mode & 0o777).toBe(0o600)
  await database.close()
}

/** Backs a server up in the middle of everything, and opens it again elsewhere. */
async function backUpUnderLoad(env: Record<string, string>, other: Record<string, string>) {
  const url = await start(env)
  const outbox = openOutboxFolder(env.DATA_DIR ?? '')
  const players = await seatPlayers(url, env.DATA_DIR)
  const coins = loadCoins(url, outbox, players, writers)
  const uploads = loadUploads(url, players)
  while (coins.answered() < answersBefore || uploads.answered() < answersBefore) {
    expect(uploads.surprises).toEqual([])
    await sleep(5)
  }
  const before = { ...coins.promised, claims: new Set(coins.promised.claims) }
  const folder = join(root, 'backup')
  // What is deleted or written over meanwhile may be gone from the backup: names that stay are not.
  const heldBefore = new Map(uploads.held)
  const made = await runOperator(['backup', folder], env)
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('backup as of') })
  await Promise.all([coins.end(), uploads.end()])
  const stayed = [...heldBefore].filter(([name, bytes]) => uploads.held.get(name) === bytes)
  expect([uploads.surprises, coins.surprises]).toEqual([[], []])
  await stop()

  expect(await runOperator(['restore', folder], other)).toMatchObject({ code: 0 })
  await expectWhole(other, before, new Set(stayed.map(([name]) => name)))
  const again = await start(other)
  const [player] = players
  const profile = await fetch(`${again}/api/users/${player?.userId}`, {
    headers: {
      cookie: [...(player?.visitor.cookies ?? [])].map((pair) => pair.join('=')).join('; '),
    },
  })
  expect(profile.status).toBe(200)
  await stop()
}

describe('a backup while everybody plays', () => {
  test('of SQLite is whole, and who was signed in still is', { timeout: patienceMs }, async () => {
    await backUpUnderLoad({ DATA_DIR: freshDataDir() }, { DATA_DIR: freshDataDir() })
  })

  test.runIf(isPostgresThere)(
    'of Postgres, restored to SQLite, too',
    { timeout: patienceMs },
    async () => {
      const { url, drop } = await createDatabase()
      const env = { DATA_DIR: freshDataDir(), DATABASE_URL: url }
      await backUpUnderLoad(env, { DATA_DIR: freshDataDir() })
      await drop()
    },
  )
})

test('a backup that is killed leaves no backup, and a server that goes on', {
  timeout: patienceMs,
}, async () => {
  const bucket = await startS3Server()
  const env = { DATA_DIR: freshDataDir(), ...bucket.source }
  const url = await start(env)
  const [player] = await seatPlayers(url, env.DATA_DIR)
  const uploads = loadUploads(url, player ? [player] : [])
  while (uploads.answered() < 10) await sleep(5)
  await uploads.end()
  const folder = join(root, 'backup')
  bucket.fates.push(...Array(50).fill('hang'))
  const command = await startOperator(['backup', folder], env)
  // The server asks the bucket for other things: this one waits for the bytes of an object.
  const isCopying = () =>
    readdirSync(root).some((name) => existsSync(join(root, name, 'bodies/index.ndjson.gz'))) &&
    bucket.seen.some(({ method, status }) => method === 'GET' && status === 'hang')
  while (!isCopying()) await sleep(5)
  command.process.kill('SIGKILL')
  expect((await command.ended).code).toBe(null)
  bucket.fates.length = 0

  expect(existsSync(folder)).toBe(false)
  expect(readdirSync(root)).toEqual([expect.stringMatching(/^backup\.unfinished-[0-9a-f]{6}$/)])
  const database = await openDatabaseWithoutMigrating(loadEnv(env), silentLog)
  const holds = await database.db.selectFrom('body_holds').select('ends_at').execute()
  expect(holds.map(({ ends_at }) => ends_at < Date.now() + 11 * 60_000)).toEqual([true])
  await database.close()
  const more = loadUploads(url, player ? [player] : [])
  while (more.answered() < 5) await sleep(5)
  await more.end()
  expect(more.surprises).toEqual([])
  expect(await runOperator(['backup', folder], env)).toMatchObject({ code: 0 })
  await stop()
  await bucket.stop()
})

test.runIf(isPostgresThere)(
  'a server moves to Postgres and a bucket once it is stopped',
  { timeout: patienceMs },
  async () => {
    const { url: address, drop } = await createSchema()
    const bucket = await startS3Server()
    const { STORAGE_URL = '', ...keys } = bucket.source
    const env = { DATA_DIR: freshDataDir(), ...keys }
    const url = await start(env)
    const players = await seatPlayers(url, env.DATA_DIR)
    const coins = loadCoins(url, openOutboxFolder(env.DATA_DIR), players, writers)
    const uploads = loadUploads(url, players)
    while (coins.answered() < 100 || uploads.answered() < 50) await sleep(5)
    await Promise.all([coins.end(), uploads.end()])
    const words = ['move', '--to', address, '--storage', STORAGE_URL]
    expect(await runOperator(words, env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is in use by another process'),
    })
    await stop()
    expect(await runOperator(words, env)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /set DATABASE_URL and STORAGE_URL to what you gave here, and start/,
      ),
    })
    const moved = { ...env, DATABASE_URL: address, STORAGE_URL }
    await expectWhole(moved, coins.promised, new Set(uploads.held.keys()))
    expect(await runOperator(words, env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('This database is not empty'),
    })
    await Promise.all([drop(), bucket.stop()])
  },
)
