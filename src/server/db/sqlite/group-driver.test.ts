import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import { countRequest } from '#server/platform/web/rate-limit-repository.ts'
import { openSqlite } from './open-sqlite.ts'

/** Longer than a group stays open for others to join. */
const olderMs = 20

function openFresh() {
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-groups-'))
  const database = openSqlite(join(folder, 'test.db'))
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await database.close()
    rmSync(folder, { recursive: true })
  })
  return database
}

/** The disk is full at the next commit. */
function failNextCommit(): void {
  const { exec } = DatabaseSync.prototype
  const failing = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    text: string,
  ) {
    if (text !== 'commit') return exec.call(this, text)
    failing.mockRestore()
    throw new Error('database or disk is full')
  })
}

test('a failed commit rolls back its own group and nothing of the next transaction', async () => {
  const { db } = openFresh()
  await sql`create table entries (n integer)`.execute(db)
  await sql`create table balance (n integer)`.execute(db)
  await sql`insert into balance values (0)`.execute(db)
  const insert = (n: number) => sql`insert into entries values (${n})`
  failNextCommit()
  const first = db.transaction().execute(async (transaction) => {
    await insert(1).execute(transaction)
    // Its group is too old to be joined: the next one that opens commits it.
    const endMs = performance.now() + olderMs
    while (performance.now() < endMs);
  })
  const second = db.transaction().execute(async (transaction) => {
    await insert(2).execute(transaction)
    await sleep(olderMs)
    await sql`update balance set n = n + 7`.execute(transaction)
    throw new Error('taken back')
  })
  const [firstEnd, secondEnd] = await Promise.allSettled([first, second])
  expect([firstEnd, secondEnd]).toMatchObject([
    { status: 'rejected', reason: { message: 'database or disk is full' } },
    { status: 'rejected', reason: { message: 'taken back' } },
  ])
  await db.transaction().execute((transaction) => insert(3).execute(transaction))
  expect((await sql`select n from entries`.execute(db)).rows).toEqual([{ n: 3 }])
  expect((await sql`select n from balance`.execute(db)).rows).toEqual([{ n: 0 }])
})

test('a request is counted without a wait for the disk, a row waits for it', async () => {
  const { db } = openFresh()
  await sql`create table rate_limits (key text primary key, hits integer, ends_at integer)`.execute(
    db,
  )
  const waits = vi.spyOn(metrics.commitSeconds, 'observe')
  const window = { key: 'login', max: 2, endsAtMs: 1 }
  const counts = []
  for (let request = 0; request < 3; request += 1) counts.push(await countRequest(db, window))
  expect([counts, waits.mock.calls.length]).toEqual([[1, 2, null], 0])
  await db.updateTable('rate_limits').set({ hits: 0 }).execute()
  expect(waits.mock.calls.length).toBe(1)
})
