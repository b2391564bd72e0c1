import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { readParts } from '#server/storage/upload-repository.ts'
import { createSchema, isPostgresThere } from '#tests/support/database.ts'
import { type FaultHouse, openFaultHouse } from '#tests/support/fault-house.ts'
import { timesTried } from '#tests/support/full-length.ts'
import type { Guest } from '#tests/support/guest.ts'
import { expectWhole } from '#tests/support/kept-objects.ts'
import { expectBalanced } from '#tests/support/ledger.ts'
import { lettersMissing, loadMixed } from '#tests/support/mixed-load.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'

const kills = timesTried(40, 4)
const guestCount = 8
const answersARound = 40
const patienceMs = timesTried(900_000, 150_000)
const twoDaysMs = 2 * 24 * 60 * 60 * 1000

/** The bytes in the folder of objects, by the ids that they are named by. */
function bodiesIn(dataDir: string): Map<string, string> {
  const folder = join(dataDir, 'objects')
  const paths = readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path)))
  const files = paths.filter((path) => statSync(path).isFile() && !path.includes('/aside/'))
  return new Map(files.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))
}

async function playThroughKills(databaseUrl?: string, s3?: S3Server): Promise<void> {
  const env = { ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...s3?.source }
  const house = await openFaultHouse({ env, ...(databaseUrl && { databaseUrl }) })
  const { db } = house
  const guests = await Promise.all(Array.from({ length: guestCount }, house.seat))
  const offer = JSON.parse((await house.ask('/api/premium')).text)
  const prices = offer.prices.map(({ id }: { id: string }) => id)
  const load = loadMixed(house, guests, prices)
  for (let kill = 0; kill < kills; kill++) {
    const enough = load.answered() + answersARound
    while (load.answered() < enough) await sleep(5)
    await sleep(Math.random() * 200)
    await house.killAndRise()
  }
  await load.end()
  const { promised, surprises } = load
  expect(surprises).toEqual([])
  expect(promised.objects.size).toBeGreaterThan(0)
  expect(promised.emails.size).toBeGreaterThan(0)

  // No acknowledged write is lost.
  const rows = await db.selectFrom('objects').select(['name', 'md5', 'body_id']).execute()
  const md5s = new Map(rows.map(({ name, md5 }) => [name, md5]))
  const lost = [...promised.objects].filter(([name, md5]) => (md5s.get(name) ?? null) !== md5)
  expect(lost).toEqual([])
  for (const guest of guests) await expectWhole(house, guest)
  const claimed = await db.selectFrom('coin_entries').select(['user_id', 'key']).execute()
  const claims = new Set(claimed.map(({ user_id, key }) => `${user_id} ${key.slice(7)}`))
  expect([...promised.claims].filter((claim) => !claims.has(claim))).toEqual([])
  await expectBalanced(db)
  const users = await db.selectFrom('users').select('email').execute()
  const emails = new Set(users.map(({ email }) => email))
  expect([...promised.emails].filter((email) => !emails.has(email))).toEqual([])
  // Whoever was killed held letters for the length of a lease; let that be over.
  await db.updateTable('messages').set({ next_attempt_at: 0 }).execute()
  await house.killAndRise()
  await expect
    .poll(() => lettersMissing(house.dataDir, promised.emails), { timeout: 20_000 })
    .toEqual([])

  // What was paid for is had: what was being delivered when it died is delivered again. Others may have
  // it too, whose payment went through while its answer was lost.
  for (const guest of guests.filter(({ userId }) => promised.premium.has(userId))) {
    await expect.poll(() => hasPremium(house, guest), { timeout: 20_000 }).toBe(true)
  }

  if (!s3) await expectNoOrphans(house)
  expect((await house.close()).code).toBe(0)
}

async function hasPremium(house: FaultHouse, guest: Guest): Promise<boolean> {
  const path = '/api/stripe/check_subscription'
  await house.ask(path, guest, 'POST', { userId: guest.userId })
  return JSON.parse((await house.ask(`/api/users/${guest.userId}`, guest)).text).premium
}

async function expectNoOrphans(house: FaultHouse): Promise<void> {
  const { db } = house
  // Whatever a kill left behind is old by now, and the daily search is due.
  const longAgo = (Date.now() - twoDaysMs) / 1000
  for (const path of bodiesIn(house.dataDir).values()) utimesSync(path, longAgo, longAgo)
  await db
    .updateTable('jobs')
    .set({ due_at: 0 })
    .where('name', '=', 'sweep orphan bodies')
    .execute()
  await house.killAndRise()
  await expect.poll(() => unnamed(house), { timeout: 20_000 }).toEqual([])
}

async function unnamed({ db, dataDir }: FaultHouse): Promise<string[]> {
  const tables = ['objects', 'builds', 'spent_bodies'] as const
  const named = new Set<string>()
  for (const table of tables) {
    for (const { body_id } of await db.selectFrom(table).select('body_id').execute())
      named.add(body_id)
  }
  const uploads = await db.selectFrom('uploads').select('parts').execute()
  for (const part of uploads.flatMap(readParts)) named.add(part)
  return [...bodiesIn(dataDir).keys()].filter((bodyId) => !named.has(bodyId))
}

describe(`${guestCount} guests who do everything at once, ${kills} times SIGKILL`, () => {
  test('nothing promised is lost from SQLite and files', { timeout: patienceMs }, () =>
    playThroughKills(),
  )

  test.runIf(isPostgresThere)(
    'nor from Postgres and a bucket',
    { timeout: patienceMs },
    async () => {
      const schema = await createSchema()
      const s3 = await startS3Server()
      await playThroughKills(schema.url, s3)
      await s3.stop()
      await schema.drop()
    },
  )
})
