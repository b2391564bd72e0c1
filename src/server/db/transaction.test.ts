import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import type { Database } from './database.ts'
import { isSafeToRetry } from './errors/is-safe-to-retry.ts'
import { retryDelayMs, transact } from './transaction.ts'

function failure(code: string | undefined, message = 'failed') {
  return Object.assign(new Error(message), code === undefined ? {} : { code })
}

test.each([
  ['40001', '', true, true],
  ['40P01', '', true, true],
  ['53200', 'out of shared memory: RWConflictPool', true, true],
  ['53200', 'out of memory', false, false],
  ['ECONNREFUSED', '', true, false],
  ['ENOENT', '', true, false],
  ['57P03', '', true, false],
  ['53300', '', true, false],
  ['57P01', '', true, false],
  ['ECONNRESET', '', true, false],
  [undefined, 'Connection terminated unexpectedly', true, false],
  [undefined, 'Client has encountered a connection error and is not queryable', true, false],
  ['40003', '', false, false],
  ['23505', '', false, false],
  [undefined, 'anything else', false, false],
])('%s %s: again before commit %s, at commit %s', (code, message, before, atCommit) => {
  expect(isSafeToRetry(failure(code, message), 'before commit')).toBe(before)
  expect(isSafeToRetry(failure(code, message), 'commit')).toBe(atCommit)
})

test.each([
  [1, 1, 10],
  [2, 1, 20],
  [6, 1, 320],
  [7, 1, 500],
  [50, 1, 500],
  [3, 0.5, 20],
  [3, 0, 0],
])('waits before attempt %i + 1 at chance %f for %f ms', (attempt, chance, delayMs) => {
  expect(retryDelayMs(attempt, chance)).toBe(delayMs)
})

describe.each(databaseKinds)('transact on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())

  const insert = (key: string) => ({ key, hits: 1, ends_at: 1 })

  async function isThere(key: string) {
    const rows = await database.db
      .selectFrom('rate_limits')
      .where('key', '=', key)
      .select('key')
      .execute()
    return rows.length === 1
  }

  test.each([0, -1, Number.NaN])('refuses %f attempts', async (maxAttempts) => {
    await expect(transact(database.db, async () => 1, { maxAttempts })).rejects.toThrow(
      'Max attempts must be at least 1',
    )
  })

  test('keeps what the work wrote and returns its result', async () => {
    const result = await transact(database.db, async (transaction) => {
      await transaction.insertInto('rate_limits').values(insert('kept')).execute()
      return 'done'
    })
    expect([result, await isThere('kept')]).toEqual(['done', true])
  })

  test('leaves nothing of work that failed, and does not repeat it', async () => {
    let runs = 0
    const work = transact(database.db, async (transaction) => {
      runs++
      await transaction.insertInto('rate_limits').values(insert('failed')).execute()
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect([runs, await isThere('failed')]).toEqual([1, false])
  })

  test.each([
    [5, undefined],
    [1, 1],
    [3, 3],
  ])(
    'runs work that is always rolled back %i times with maxAttempts %s',
    async (expected, maxAttempts) => {
      let runs = 0
      const work = transact(
        database.db,
        async () => {
          runs++
          throw failure('40001', 'could not serialize')
        },
        { maxAttempts },
      )
      await expect(work).rejects.toThrow('could not serialize')
      expect(runs).toBe(expected)
    },
  )

  test('a second run finds nothing of the first', async () => {
    let runs = 0
    await transact(database.db, async (transaction) => {
      await transaction.insertInto('rate_limits').values(insert('twice')).execute()
      if (++runs === 1) throw failure('40P01')
    })
    expect([runs, await isThere('twice')]).toEqual([2, true])
  })

  test('thirty transactions at once lose no update', async () => {
    await database.db
      .insertInto('rate_limits')
      .values({ ...insert('sum'), hits: 0 })
      .execute()
    const add = () =>
      transact(database.db, async (transaction) => {
        await transaction
          .updateTable('rate_limits')
          .set({ hits: sql`hits + 1` })
          .where('key', '=', 'sum')
          .execute()
      })
    await Promise.all(Array.from({ length: 30 }, add))
    const row = await database.db
      .selectFrom('rate_limits')
      .where('key', '=', 'sum')
      .select('hits')
      .executeTakeFirstOrThrow()
    expect(row.hits).toBe(30)
  })
})
