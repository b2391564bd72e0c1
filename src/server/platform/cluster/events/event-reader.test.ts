import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import { openEventReader } from './event-reader.ts'
import { deleteOldEvents, eventPageQuery, eventRetentionMs } from './event-repository.ts'

const startMs = Date.UTC(2026, 11, 31, 22)

describe.each(databaseKinds)('reading events on %s', (kind) => {
  let opened: Database
  let database: Database
  let nowMs: number
  let received: string[]

  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    const dialect = {
      ...opened.dialect,
      get nowMs() {
        return sql<number>`cast(${sql.lit(nowMs)} as bigint)`
      },
    }
    database = { ...opened, dialect }
  })
  beforeEach(async () => {
    await database.db.deleteFrom('events').execute()
    nowMs = startMs
    received = []
  })
  afterAll(() => opened.close())

  const open = (within = database) =>
    openEventReader(within, {
      onEvent: ({ id }) => received.push(id),
      onGap: () => received.push('missed'),
    })
  const put = (id: string, created_at = nowMs) =>
    database.db.insertInto('events').values({ id, topic: 't', subject: '', created_at }).execute()

  test('a new process ignores events published before it started', async () => {
    await put('before')
    const reader = open()
    await reader.read(true)
    await put('after')
    await reader.read(false)
    expect(received).toEqual(['after'])
  })

  test('an event read before its own process marks it is known as delivered', async () => {
    await put('before')
    const reader = open()
    await reader.read(true)
    await put('own')
    await reader.read(false)
    reader.markSeen('own')
    expect(['before', 'own'].map(reader.isDelivered)).toEqual([false, true])
    await reader.read(false)
    expect(received).toEqual(['own'])
  })

  test('after a failed first read, all earlier events may have happened', async () => {
    const nowhere = sql<number>`(select no_such_column)`
    let isAway = true
    const dialect = {
      ...database.dialect,
      get nowMs() {
        return isAway ? nowhere : database.dialect.nowMs
      },
    }
    const reader = open({ ...database, dialect })
    await expect(reader.read(true)).rejects.toThrow('no_such_column')
    isAway = false
    await put('meanwhile')
    await reader.read(true)
    expect(received).toEqual(['missed'])
  })

  test('events of this process are not delivered again, and not read repeatedly', async () => {
    let rows = 0
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows += result.rows.length
        return result
      },
    })
    const reader = open({ ...database, db })
    await reader.read(true)
    for (let count = 0; count < 5; count++) {
      nowMs += 60_000
      await put(`own ${count}`)
      reader.markSeen(`own ${count}`)
      await reader.read(false)
    }
    rows = 0
    await reader.read(false)
    expect(rows).toBe(1)
    expect(received).toEqual([])
  })

  test('more than a page is read whole, many of one moment as well', async () => {
    const reader = open()
    await reader.read(true)
    const ids = Array.from({ length: 1_300 }, (_, n) => `e${String(n).padStart(4, '0')}`)
    const rows = ids.map((id) => ({ id, topic: 't', subject: '', created_at: nowMs + 1 }))
    await database.db.insertInto('events').values(rows).execute()
    await reader.read(false)
    await reader.read(true)
    expect(received).toEqual(ids)
  })

  test.runIf(kind !== 'SQLite')(
    'a page is read from where it begins, not from the oldest',
    async () => {
      const { sql: text } = eventPageQuery(database.db, 0, '').compile()
      const plan = await database.db.transaction().execute(async (transaction) => {
        // As Postgres may plan a statement that has a name, and as it would with many rows.
        await sql`set local plan_cache_mode = force_generic_plan`.execute(transaction)
        await sql`set local enable_seqscan = off`.execute(transaction)
        await sql.raw(`prepare asked as ${text}`).execute(transaction)
        const asked = sql<{ 'QUERY PLAN': string }>`explain execute asked(0, '')`
        const { rows } = await asked.execute(transaction)
        await sql`deallocate asked`.execute(transaction)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      })
      expect(plan).toContain('Index Cond: (ROW(created_at, id) > ROW($1, $2))')
    },
  )

  test('an event that commits a minute late is found by the full read', async () => {
    const reader = open()
    await reader.read(true)
    const writtenMs = nowMs
    nowMs += 60_000
    await put('later')
    await reader.read(false)
    await put('late', writtenMs)
    await reader.read(false)
    expect(received).toEqual(['later'])
    await reader.read(true)
    expect(received).toEqual(['later', 'late'])
  })

  test('a clock of the database that is set back hides nothing for long', async () => {
    const reader = open()
    nowMs += 10 * 60_000
    await reader.read(true)
    await put('ahead')
    await reader.read(false)
    nowMs = startMs
    await put('right')
    await reader.read(true)
    await put('next', nowMs + 1)
    await reader.read(false)
    expect(received).toEqual(['ahead', 'right', 'next'])
  })

  test('a process that was away for longer than events are kept gets onGap', async () => {
    const reader = open()
    await reader.read(true)
    await put('lost')
    nowMs += eventRetentionMs + 1
    await deleteOldEvents(database)
    await reader.read(true)
    expect(received).toEqual(['missed'])
  })
})
