import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import { listScans } from './list-scans.ts'

const nowMs = Date.UTC(2026, 10, 23, 0, 30)

describe.each(databaseKinds)('what was scanned, on %s', (kind) => {
  let database: Database

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    await database.db
      .insertInto('scans')
      .values([
        { day: '2026-10-24', source: 'other', place: '/', count: 1000 },
        { day: '2026-10-25', source: 'share', place: '/', count: 1 },
        { day: '2026-11-22', source: 'share', place: '/games/meyer', count: 4 },
        { day: '2026-11-23', source: 'slusen-table-sign', place: '/games/slusen', count: 120 },
        { day: '2026-11-23', source: 'share', place: '/games/meyer', count: 2 },
        { day: '2026-11-23', source: 'share', place: '/game', count: 3 },
      ])
      .execute()
  })
  afterEach(() => database.close())

  test('comes in days, with today, the totals first', async () => {
    expect(await listScans(database.db, nowMs, 30)).toEqual([
      'Scans in the last 30 days: 130',
      '',
      'By source',
      '  slusen-table-sign  120',
      '  share               10',
      '',
      'By place',
      '  /games/slusen  120',
      '  /games/meyer     6',
      '  /game            3',
      '  /                1',
      '',
      'By day',
      '  2026-11-23  share                5',
      '  2026-11-23  slusen-table-sign  120',
      '  2026-11-22  share                4',
      '  2026-10-25  share                1',
    ])
  })

  test.each([
    [1, 'Scans today: 125'],
    [2, 'Scans in the last 2 days: 129'],
    [31, 'Scans in the last 31 days: 1130'],
  ])('of %i days', async (days, total) => {
    expect((await listScans(database.db, nowMs, days))[0]).toBe(total)
  })

  test('says so when there is nothing', async () => {
    await database.db.deleteFrom('scans').execute()
    expect(await listScans(database.db, nowMs, 7)).toEqual(['No scans in the last 7 days.'])
    expect(await listScans(database.db, nowMs, 1)).toEqual(['No scans today.'])
  })
})
