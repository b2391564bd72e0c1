import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createDatabase, isPostgresThere } from '#tests/support/database/database.ts'
import { loadMixed, pricesOf } from '#tests/support/load/mixed-load.ts'
import {
  expectEmails,
  expectNoOrphans,
  expectPremium,
  expectWritesKept,
} from '#tests/support/load/mixed-promises.ts'
import { openFaultServer } from '#tests/support/server/fault-server.ts'
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts'
import { timesTried } from '#tests/support/vitest/full-length.ts'

const kills = timesTried(40, 4)
const guestCount = 8
const answersARound = 40
const patienceMs = timesTried(900_000, 150_000)

async function playThroughKills(databaseUrl?: string, s3?: S3Server): Promise<void> {
  const env = { ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...s3?.source }
  const server = await openFaultServer({ env, ...(databaseUrl && { databaseUrl }) })
  const guests = await Promise.all(Array.from({ length: guestCount }, server.createUser))
  const load = loadMixed(server, guests, await pricesOf(server))
  for (let kill = 0; kill < kills; kill++) {
    const enough = load.answered() + answersARound
    while (load.answered() < enough) await sleep(5)
    await sleep(Math.random() * 200)
    await server.killAndRise()
  }
  await load.end()
  const { promised, surprises } = load
  expect(surprises).toEqual([])
  expect(promised.objects.size).toBeGreaterThan(0)
  expect(promised.emails.size).toBeGreaterThan(0)
  await expectWritesKept(server, guests, promised)
  await expectEmails(server, promised)
  await expectPremium(server, guests, promised)
  if (!s3) await expectNoOrphans(server)
  expect((await server.close()).code).toBe(0)
}

describe(`${guestCount} guests who do everything at once, ${kills} times SIGKILL`, () => {
  test('nothing promised is lost from SQLite and files', { timeout: patienceMs }, () =>
    playThroughKills(),
  )

  test.runIf(isPostgresThere)(
    'nor from Postgres and a bucket',
    { timeout: patienceMs },
    async () => {
      const place = await createDatabase()
      const s3 = await startS3Server()
      await playThroughKills(place.url, s3)
      await s3.stop()
      await place.drop()
    },
  )
})
