import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import { type JobLease, leaseMs, releaseJob, renewJob, takeJob } from './take-job.ts'

const hourMs = 60 * 60_000
const minuteMs = 60_000
const startMs = Date.UTC(2026, 11, 31, 22)
const plan = { name: 'sweep the floor', periodMs: hourMs }

describe.each(databaseKinds)('a job on %s', (kind) => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  beforeEach(() => database.db.deleteFrom('jobs').execute())
  afterAll(() => database.close())

  const take = (nowMs: number) => takeJob(database.db, plan, nowMs)
  const askAll = async (nowMs: number, processes = 5) => {
    const asking = Array.from({ length: processes }, () => take(nowMs))
    return (await Promise.all(asking)).filter((held) => held !== null).length
  }
  const held = async (nowMs: number) => (await take(nowMs)) as JobLease

  test('is due at once in a new database, for one process of many', async () => {
    expect(await askAll(startMs)).toBe(1)
    expect(await askAll(startMs)).toBe(0)
  })

  test('is due again when its holder said', async () => {
    await releaseJob(database.db, await held(startMs), startMs + hourMs)
    expect(await askAll(startMs + hourMs - 1)).toBe(0)
    expect(await askAll(startMs + hourMs)).toBe(1)
  })

  test('goes to the next once the lease of a holder that died has run out', async () => {
    await held(startMs)
    expect(await askAll(startMs + leaseMs - 1)).toBe(0)
    expect(await askAll(startMs + leaseMs)).toBe(1)
    expect(await askAll(startMs + leaseMs)).toBe(0)
  })

  test('stays with a holder that renews it', async () => {
    const first = await held(startMs)
    const renewed = await renewJob(database.db, first, startMs + 10 * minuteMs)
    expect(renewed).toMatchObject({ untilMs: startMs + 10 * minuteMs + leaseMs })
    expect(await askAll(startMs + leaseMs)).toBe(0)
  })

  test('that was lost is neither renewed nor released by its old holder', async () => {
    const lost = await held(startMs)
    const taken = await held(startMs + leaseMs)
    expect(await renewJob(database.db, lost, startMs + leaseMs)).toBeNull()
    await releaseJob(database.db, lost, startMs)
    const { due_at } = await database.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
    expect(due_at).toBe(taken.untilMs)
  })

  test('that was renewed in time is safe from a clock nine minutes ahead', async () => {
    let mine: JobLease | null = await held(startMs)
    for (let minutes = 5; minutes <= 60; minutes += 5) {
      expect(await askAll(startMs + (minutes + 9) * minuteMs)).toBe(0)
      mine = mine && (await renewJob(database.db, mine, startMs + minutes * minuteMs))
    }
    expect(mine).not.toBeNull()
  })

  test('is not lost to a clock that was a year ahead', async () => {
    const yearMs = 365 * 24 * hourMs
    await releaseJob(database.db, await held(startMs + yearMs), startMs + yearMs + hourMs)
    expect(await askAll(startMs)).toBe(1)
  })
})
