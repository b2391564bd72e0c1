import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { collectLog } from '#tests/support/app/collect-log.ts'
import { openGate } from '#tests/support/app/open-gate.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import { openCleanupJob } from './open-cleanup-job.ts'
import { openJob } from './open-job.ts'
import type { Job } from './run-if-due.ts'
import { leaseMs } from './take-job.ts'

const hourMs = 60 * 60_000
const lookEveryMs = 10 * 60_000

describe.each(databaseKinds)('processes that share their work on %s', (kind) => {
  const { log, logged } = collectLog()
  let database: Database
  let nowMs: number
  let runs: string[]

  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  beforeEach(async () => {
    await database.db.deleteFrom('jobs').execute()
    nowMs = Date.UTC(2026, 11, 31, 22)
    runs = []
    readAt.clear()
    logged.length = 0
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => database.close())

  /** When each clock was last read, by how far it is ahead. */
  const readAt = new Map<number, number>()
  const deps = (aheadMs = 0) => ({
    database,
    log,
    now: () => {
      readAt.set(aheadMs, nowMs)
      return nowMs + aheadMs
    },
  })
  const dueAt = async () =>
    (await database.db.selectFrom('jobs').select('due_at').executeTakeFirst())?.due_at
  const open = (who: string, run: Job['run'] = async () => true, aheadMs = 0) =>
    openJob(
      deps(aheadMs),
      {
        name: 'count the glasses',
        failureEvent: 'coin_totals.count_failed',
        periodMs: hourMs,
        run: (signal) => {
          runs.push(who)
          return run(signal)
        },
      },
      lookEveryMs,
    )
  const until = (isSo: () => unknown) => vi.waitFor(isSo, 10_000)
  const pass = (ms: number) => {
    nowMs += ms
    vi.advanceTimersByTime(ms)
  }

  test('three do it once an hour between them', async () => {
    const minutes = 60_000
    let dueMs = 0
    const openAhead = (who: string, aheadMs: number) => {
      const run = async () => {
        dueMs = nowMs + aheadMs + hourMs
        return true
      }
      return open(who, run, aheadMs)
    }
    const three = [openAhead('a', 0), openAhead('b', 3 * minutes), openAhead('c', -3 * minutes)]
    for (let looks = 0; looks < 18; looks++) {
      pass(lookEveryMs)
      await until(async () => {
        for (const job of three) job.checkNow()
        // A check that began an hour of this clock ago would take the due time for a wrong clock's.
        expect([...readAt.values()]).toEqual([nowMs, nowMs, nowMs])
        // Not the lease of one that is still at it.
        expect(await dueAt()).toBe(dueMs)
        expect(dueMs).toBeGreaterThan(nowMs + 3 * minutes)
      })
    }
    for (const job of three) await job.stop()
    expect(runs).toHaveLength(3)
  })

  test('one that dies in the middle leaves it to another', async () => {
    const never = openGate()
    const dying = open('a', () => never.opened.then(() => true))
    dying.checkNow()
    await until(() => expect(runs).toEqual(['a']))
    // Its clock and its timers are gone with it.
    vi.clearAllTimers()
    const other = open('b')
    nowMs += leaseMs
    other.checkNow()
    await until(async () => expect(await dueAt()).toBe(nowMs + hourMs))
    expect(runs).toEqual(['a', 'b'])
    never.open()
    await Promise.all([other.stop(), dying.stop()])
    expect(await dueAt()).toBe(nowMs + hourMs)
  })

  test('one that is long at it keeps it', async () => {
    const gate = openGate()
    const busy = open('a', () => gate.opened.then(() => true))
    const other = open('b')
    busy.checkNow()
    await until(() => expect(runs).toEqual(['a']))
    for (let passed = 0; passed < 12; passed++) {
      pass(leaseMs / 3)
      await until(async () => expect(await dueAt()).toBe(nowMs + leaseMs))
    }
    gate.open()
    await busy.stop()
    await other.stop()
    expect(runs).toEqual(['a'])
  })

  test('a process that lost its lease aborts', async () => {
    let signal: AbortSignal | null = null
    const slept = open('a', async (given) => {
      signal = given
      await new Promise((resolve) => given.addEventListener('abort', resolve))
      return false
    })
    slept.checkNow()
    await until(() => expect(signal).not.toBeNull())
    await database.db
      .updateTable('jobs')
      .set({ due_at: nowMs + 1 })
      .execute()
    pass(leaseMs / 3)
    await until(() => expect(signal?.aborted).toBe(true))
    await slept.stop()
    expect(await dueAt()).toBe(nowMs + 1 - leaseMs / 3)
  })

  test('one that is stopped in the middle leaves it to another at once', async () => {
    const stopped = open('a', async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return false
    })
    stopped.checkNow()
    await until(() => expect(runs).toEqual(['a']))
    await stopped.stop()
    const other = open('b')
    other.checkNow()
    await until(() => expect(runs).toEqual(['a', 'b']))
    await other.stop()
  })

  test('a failure is logged, and any process tries again', async () => {
    const sweep = () =>
      openCleanupJob(deps(), {
        name: 'sweep glasses',
        failureEvent: 'dares.delete_failed',
        remove: () => Promise.reject(new Error('broken')),
      })
    const first = sweep()
    await first.stop()
    expect(logged).toMatchObject([{ event: 'dares.delete_failed', job: 'sweep glasses' }])
    await sweep().stop()
    expect(logged).toHaveLength(1)
    nowMs += leaseMs
    await sweep().stop()
    expect(logged).toHaveLength(2)
  })
})
