import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'
import { transact } from './transaction.ts'

describe.each(databaseKinds)('a prepared question on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    const window = (key: string) => ({ key, hits: 1, ends_at: 1 })
    await database.db
      .insertInto('rate_limits')
      .values([window('a'), window('b')])
      .execute()
  })
  afterAll(() => database.close())

  test('is built once, and answers for the values at hand', async () => {
    let builds = 0
    const find = prepared((db, key: string) => {
      builds += 1
      return db.selectFrom('rate_limits').select('key').where('key', '=', key)
    })
    expect(await find(database.db, 'a')).toEqual([{ key: 'a' }])
    expect(await find(database.db, 'c')).toEqual([])
    const inTransaction = await transact(database.db, (transaction) => find(transaction, 'b'))
    expect([inTransaction, builds]).toEqual([[{ key: 'b' }], 1])
  })

  test('takes no values in another order than it uses them', async () => {
    const find = prepared((db, hits: number, key: string) =>
      db.selectFrom('rate_limits').select('key').where('key', '=', key).where('hits', '=', hits),
    )
    await expect(find(database.db, 1, 'a')).rejects.toThrow(/^not in order/)
  })
})
