import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { transact } from '#server/db/transaction.ts'
import { collectLog } from '#tests/support/app/collect-log.ts'
import { openGate } from '#tests/support/app/open-gate.ts'
import {
  createSchema,
  databaseKinds,
  isPostgresThere,
  openTestDatabase,
} from '#tests/support/database/database.ts'
import { type Events, openEvents } from './open-events.ts'

const topic = 'bodies removed'
const { log, logged } = collectLog()

function listenTo(events: Events): (string | null)[] {
  const heard: (string | null)[] = []
  events.subscribe(topic, (subject) => heard.push(subject))
  return heard
}

const tell = (database: Database, events: Events, subject: string) =>
  transact(database.db, (transaction) => events.publish(transaction, topic, subject))

describe.each(databaseKinds)('events on %s', (kind) => {
  test('reach their own process once, when the transaction commits', async () => {
    const database = await openTestDatabase(kind)
    const events = openEvents({ database, log, timing: { pollEveryMs: 50 } })
    const heard = listenTo(events)
    const failing = transact(database.db, async (transaction) => {
      await events.publish(transaction, topic, 'never')
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await transact(database.db, async (transaction) => {
      await events.publish(transaction, topic, 'a')
      expect(heard).toEqual([])
    })
    expect(heard).toEqual(['a'])
    await sleep(300)
    expect(heard).toEqual(['a'])
    await events.stop()
    await database.close()
  })
})

describe.runIf(isPostgresThere)('processes on one Postgres server', () => {
  let schema: Awaited<ReturnType<typeof createSchema>>
  let here: Database
  let there: Database
  let opened: Events[]
  const name = `party-dojo-events-${process.pid}`

  beforeEach(async () => {
    opened = []
    logged.length = 0
    schema = await createSchema()
    const url = new URL(schema.url)
    url.searchParams.set('application_name', name)
    here = await openPostgres(url.href, log)
    there = await openPostgres(url.href, log)
    await migrate(here, 1)
  })
  afterEach(async () => {
    await Promise.all(opened.map((events) => events.stop()))
    await Promise.all([here.close(), there.close()])
    await schema.drop()
  })

  async function open(database: Database, timing = {}): Promise<Events> {
    const events = openEvents({ database, log, timing: { pollEveryMs: 60_000, ...timing } })
    opened.push(events)
    await isListening(opened.filter((_, at) => at < opened.length).length)
    return events
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
    const heard = listenTo(b)
    await sleep(200)
    await Promise.all(['1', '2', '3'].map((subject) => tell(here, a, subject)))
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['1', '2', '3']), 5_000)
    await sleep(200)
    expect(heard).toHaveLength(3)
  })

  test('events during a lost connection are delivered after it returns', async () => {
    const [a, b] = [await open(here), await open(there)]
    const heard = listenTo(b)
    await sleep(200)
    for (const pid of await ears()) await sql`select pg_terminate_backend(${pid})`.execute(here.db)
    await tell(here, a, 'in between')
    await vi.waitFor(() => expect(heard).toEqual(['in between']), 5_000)
    await isListening(2)
    await tell(here, a, 'afterwards')
    await vi.waitFor(() => expect(heard).toEqual(['in between', 'afterwards']), 5_000)
    expect(logged.map(({ event }) => event)).toContain('cluster_signal.connection_lost')
  })

  test('without NOTIFY, each process polls', async () => {
    const alone = { ...there, signals: undefined }
    const a = await open(here)
    const b = openEvents({ database: alone as Database, log, timing: { pollEveryMs: 50 } })
    opened.push(b)
    const heard = listenTo(b)
    await sleep(200)
    await tell(here, a, 'x')
    await vi.waitFor(() => expect(heard).toEqual(['x']), 5_000)
  })

  test('an event that commits long after a later one is delivered', async () => {
    const [a, b] = [await open(here), await open(there, { pollEveryMs: 100, wideEvery: 3 })]
    const heard = listenTo(b)
    const gate = openGate()
    const slow = transact(here.db, async (transaction) => {
      await a.publish(transaction, topic, 'slow')
      await gate.opened
    })
    await sleep(700)
    await tell(here, a, 'quick')
    await vi.waitFor(() => expect(heard).toEqual(['quick']), 5_000)
    await sleep(700)
    gate.open()
    await slow
    await vi.waitFor(() => expect(heard).toEqual(['quick', 'slow']), 5_000)
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
    const heard = listenTo(b)
    await sleep(200)
    const beganMs = performance.now()
    const tellMany = async (_: unknown, at: number) => {
      for (let n = at * 25; n < at * 25 + 25; n++) await tell(counted, a, `${n}`)
    }
    await Promise.all(Array.from({ length: 12 }, tellMany))
    const tookMs = performance.now() - beganMs
    await vi.waitFor(() => expect(new Set(heard).size).toBe(300), 10_000)
    expect(heard).toHaveLength(300)
    expect(sentAtMs.length).toBeGreaterThan(0)
    expect(sentAtMs.length).toBeLessThanOrEqual(tookMs / 20 + 2)
  })
})
