import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { transact } from '#server/db/transaction.ts'
import { newId } from '#server/lib/new-id.ts'
import { collectLog } from '#tests/support/app/collect-log.ts'
import { openGate } from '#tests/support/app/open-gate.ts'
import {
  createDatabase,
  databaseKinds,
  isPostgresThere,
  openTestDatabase,
} from '#tests/support/database/database.ts'
import { insertEvent } from './event-repository.ts'
import { type Events, openEvents, type Topic } from './open-events.ts'

const topic = 'bodies removed'
const { log, logged } = collectLog()

function listenTo(events: Events): (string | null)[] {
  const received: (string | null)[] = []
  events.subscribe(topic, (subject) => received.push(subject))
  return received
}

const publish = (database: Database, events: Events, subject: string) =>
  transact(database.db, (transaction) => events.publish(transaction, topic, subject))

/** As a process that is no other's. */
async function publishFromElsewhere(database: Database, topic: Topic, subject: string) {
  const id = newId()
  await insertEvent(database, database.db, { id, topic, subject })
  await database.signals?.send(id)
}

describe.each(databaseKinds)('events on %s', (kind) => {
  test('reach their own process once, when the transaction commits', async () => {
    const database = await openTestDatabase(kind)
    const events = openEvents({ database, log, timing: { pollEveryMs: 50 } })
    const received = listenTo(events)
    const failing = transact(database.db, async (transaction) => {
      await events.publish(transaction, topic, 'never')
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await transact(database.db, async (transaction) => {
      await events.publish(transaction, topic, 'a')
      expect(received).toEqual([])
    })
    expect(received).toEqual(['a'])
    if (kind !== 'SQLite') {
      // It has read its own once by the first of these, and again by the second.
      for (const subject of ['b', 'c']) {
        await publishFromElsewhere(database, topic, subject)
        await vi.waitFor(() => expect(received).toContain(subject), 5_000)
      }
      expect(received).toEqual(['a', 'b', 'c'])
    }
    await events.stop()
    await database.close()
  })
})

describe.runIf(isPostgresThere)('processes on one Postgres server', () => {
  let place: Awaited<ReturnType<typeof createDatabase>>
  let here: Database
  let there: Database
  let opened: Events[]
  const name = `party-dojo-events-${process.pid}`

  beforeEach(async () => {
    opened = []
    logged.length = 0
    place = await createDatabase()
    const url = new URL(place.url)
    url.searchParams.set('application_name', name)
    here = await openPostgres(url.href, log)
    there = await openPostgres(url.href, log)
  })
  afterEach(async () => {
    await Promise.all(opened.map((events) => events.stop()))
    await Promise.all([here.close(), there.close()])
    await place.drop()
  })

  type Timing = Parameters<typeof openEvents>[0]['timing']

  async function open(database: Database, timing: Timing = {}): Promise<Events> {
    const events = openEvents({ database, log, timing: { pollEveryMs: 60_000, ...timing } })
    opened.push(events)
    if (database.signals) await isListening(opened.length)
    await isReading(events)
    return events
  }

  /** What was published before its first read, a process leaves out. */
  async function isReading(events: Events): Promise<void> {
    let isReceived = false
    events.subscribe('message kept', () => {
      isReceived = true
    })
    await vi.waitFor(async () => {
      await publishFromElsewhere(here, 'message kept', '')
      expect(isReceived).toBe(true)
    }, 10_000)
  }

  const ears = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where application_name = ${name} and query ilike 'listen%'
    `.execute(there.db)
    return rows.map(({ pid }) => pid)
  }
  const isListening = (count: number) =>
    vi.waitFor(async () => expect((await ears()).length).toBe(count), 10_000)

  test('reach another process at once and once', async () => {
    const [a, b] = [await open(here), await open(there)]
    const received = listenTo(b)
    await Promise.all(['1', '2', '3'].map((subject) => publish(here, a, subject)))
    await vi.waitFor(() => expect(received.toSorted()).toEqual(['1', '2', '3']), 5_000)
    await publish(here, a, 'last')
    await vi.waitFor(() => expect(received).toContain('last'), 5_000)
    expect(received).toHaveLength(4)
  })

  test('events during a lost connection are delivered after it returns', async () => {
    const [a, b] = [await open(here), await open(there)]
    const received = listenTo(b)
    for (const pid of await ears()) await sql`select pg_terminate_backend(${pid})`.execute(here.db)
    await publish(here, a, 'in between')
    await vi.waitFor(() => expect(received).toEqual(['in between']), 5_000)
    await isListening(2)
    await publish(here, a, 'afterwards')
    await vi.waitFor(() => expect(received).toEqual(['in between', 'afterwards']), 5_000)
    expect(logged.map(({ event }) => event)).toContain('cluster_signal.connection_lost')
  })

  test('without NOTIFY, each process polls', async () => {
    const alone = { ...there, signals: undefined }
    const a = await open(here)
    const b = await open(alone as Database, { pollEveryMs: 50 })
    const received = listenTo(b)
    await publish(here, a, 'x')
    await vi.waitFor(() => expect(received).toEqual(['x']), 5_000)
  })

  test('an event that commits long after a later one is delivered', async () => {
    const [a, b] = [await open(here), await open(there, { pollEveryMs: 20, fullReadEvery: 3 })]
    const received = listenTo(b)
    const gate = openGate()
    const isWritten = openGate()
    const slow = transact(here.db, async (transaction) => {
      await a.publish(transaction, topic, 'slow')
      // Written so long ago that only a full read looks that far back.
      await sql`update events set created_at = created_at - 60000 where subject = 'slow'`.execute(
        transaction,
      )
      isWritten.open()
      await gate.opened
    })
    await isWritten.opened
    await publish(here, a, 'quick')
    await vi.waitFor(() => expect(received).toEqual(['quick']), 5_000)
    gate.open()
    await slow
    await vi.waitFor(() => expect(received).toEqual(['quick', 'slow']), 5_000)
  })

  test('many events are at most fifty calls a second', async () => {
    const { signals } = here
    if (!signals) throw new Error('Postgres has signals')
    const sentAtMs: number[] = []
    const counted = {
      ...here,
      signals: {
        ...signals,
        send: async (id: string) => {
          sentAtMs.push(performance.now())
          await signals.send(id)
        },
      },
    }
    const [a, b] = [await open(counted), await open(there)]
    const received = listenTo(b)
    const beganMs = performance.now()
    const publishMany = async (_: unknown, at: number) => {
      for (let n = at * 25; n < at * 25 + 25; n++) await publish(counted, a, `${n}`)
    }
    await Promise.all(Array.from({ length: 12 }, publishMany))
    const tookMs = performance.now() - beganMs
    await vi.waitFor(() => expect(new Set(received).size).toBe(300), 10_000)
    expect(received).toHaveLength(300)
    expect(sentAtMs.length).toBeGreaterThan(0)
    expect(sentAtMs.length).toBeLessThanOrEqual(tookMs / 20 + 2)
  })
})
