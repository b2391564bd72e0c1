import { describe, expect, test } from 'vitest'
import { createApp } from '#server/create-app.ts'
import { transact } from '#server/db/transaction.ts'
import type { BlobStore } from '#server/platform/blobs/blob-store.ts'
import { observeBlobs } from '#server/platform/blobs/observe-blobs.ts'
import { composePhoneCode } from '#server/platform/messaging/compose-phone-code.ts'
import { deliver } from '#server/platform/messaging/deliver.ts'
import { insertMessage } from '#server/platform/messaging/message-repository.ts'
import type { Transports } from '#server/platform/messaging/transport.ts'
import { collect, riseOf } from '#tests/support/app/collect-metrics.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds, silentLog } from '#tests/support/database/database.ts'
import { trackWork } from './track-work.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const noPages = () => Promise.reject(new Error('no pages here'))
const sms = composePhoneCode({ to: '+4712345678', code: '123456', origin: null })
const fail = () => Promise.reject(new Error('no'))

const nowhere: BlobStore = {
  write: fail,
  read: async () => null,
  remove: async () => {},
  check: fail,
  list: async function* () {},
  description: 'nowhere',
}

describe.each(databaseKinds)('values on %s', (kind) => {
  const testApp = useTestApp(kind)
  const db = () => testApp.services.database.db
  /** With nothing remembered of earlier questions. */
  const readValue = async (series: string) =>
    (await collect(createApp(testApp.services, noPages))).values.get(series)
  const rise = (series: string, work: () => unknown) => riseOf(testApp.app, series, work)
  const blobs = observeBlobs(nowhere)

  async function handOver(transports: Partial<Transports>, nowMs = Date.now()) {
    await db().deleteFrom('messages').execute()
    const createdAtMs = Date.now()
    await insertMessage(db(), { id: 'a', createdAtMs, message: sms })
    const row = await db().selectFrom('messages').selectAll().executeTakeFirstOrThrow()
    const all = { mail: fail, sms: fail, ...transports }
    const { database } = testApp.services
    await deliver({ database, log: silentLog, now: () => nowMs, transports: all }, row)
  }

  const rows: [series: string, what: string, work: () => unknown, rises: number][] = [
    [
      'party_dojo_transaction_duration_seconds_count{outcome="committed"}',
      'a transaction',
      () => transact(db(), async () => {}),
      1,
    ],
    [
      'party_dojo_transaction_duration_seconds_count{outcome="failed"}',
      'a transaction that fails',
      () => transact(db(), fail).catch(() => {}),
      1,
    ],
    [
      'party_dojo_transaction_retries_total',
      'one that is rolled back until it is given up',
      () => {
        const rolledBack = Object.assign(new Error('rolled back'), { code: '40001' })
        const work = () => Promise.reject(rolledBack)
        return transact(db(), work, { maxAttempts: 3 }).catch(() => {})
      },
      2,
    ],
    [
      'party_dojo_body_store_duration_seconds_count{operation="read",outcome="done"}',
      'a body that is asked for',
      () => blobs.read('a'),
      1,
    ],
    [
      'party_dojo_body_store_duration_seconds_count{operation="remove",outcome="done"}',
      'a body that is removed',
      () => blobs.remove('a'),
      1,
    ],
    [
      'party_dojo_body_store_duration_seconds_count{operation="write",outcome="failed"}',
      'a body that cannot be written',
      () => blobs.write('a', Buffer.from('a')).catch(() => {}),
      1,
    ],
    [
      'party_dojo_body_store_duration_seconds_count{operation="check",outcome="failed"}',
      'a store that does not answer',
      () => blobs.check().catch(() => {}),
      1,
    ],
    [
      'party_dojo_messages_total{channel="sms",outcome="delivered"}',
      'a message that is delivered',
      () => handOver({ sms: async () => {} }),
      1,
    ],
    [
      'party_dojo_messages_total{channel="sms",outcome="failed"}',
      'a message that is to be tried again',
      () => handOver({}),
      1,
    ],
    [
      'party_dojo_messages_total{channel="sms",outcome="given_up"}',
      'a message of yesterday that fails again',
      () => handOver({}, Date.now() + 2 * dayMs),
      1,
    ],
    [
      'party_dojo_work_failures_total{work="to sweep the floor"}',
      'scheduled work that fails',
      () => trackWork('to sweep the floor', fail).catch(() => {}),
      1,
    ],
  ]
  test.each(rows)('%s counts %s', async (series, _, work, rises) => {
    expect(await rise(series, work)).toBe(rises)
  })

  test('when work last succeeded is told by the clock, and what it gave is handed on', async () => {
    const aboutSeconds = Date.now() / 1000
    expect(await trackWork('to dust', async () => 'dust')).toBe('dust')
    const series = 'party_dojo_work_last_success_timestamp_seconds{work="to dust"}'
    expect(Math.abs(Number(await readValue(series)) - aboutSeconds)).toBeLessThan(60)
  })

  test('what waits is told as the database has it', async () => {
    const nowMs = testApp.services.now()
    await db().deleteFrom('messages').execute()
    for (const [id, agoMs] of [
      ['a', hourMs],
      ['b', 1],
    ] as const)
      await insertMessage(db(), { id, createdAtMs: nowMs - agoMs, message: sms })
    await db()
      .insertInto('jobs')
      .values([
        { name: 'late', due_at: nowMs - hourMs },
        { name: 'early', due_at: nowMs + hourMs },
      ])
      .execute()
    await db().insertInto('spent_bodies').values({ body_id: 'a', spent_at: nowMs }).execute()
    const hourOrSo = expect.closeTo(3_600, -2)
    expect([
      await readValue('party_dojo_queues_known'),
      await readValue('party_dojo_messages_waiting{channel="sms"}'),
      await readValue('party_dojo_messages_waiting{channel="mail"}'),
      await readValue('party_dojo_messages_oldest_age_seconds{channel="sms"}'),
      await readValue('party_dojo_messages_oldest_age_seconds{channel="mail"}'),
      await readValue('party_dojo_job_overdue_seconds{job="late"}'),
      await readValue('party_dojo_job_overdue_seconds{job="early"}'),
      await readValue('party_dojo_storage_waiting{what="spent_bodies"}'),
      await readValue('party_dojo_storage_waiting{what="open_uploads"}'),
    ]).toEqual([1, 2, 0, hourOrSo, 0, hourOrSo, 0, 1, 0])
  })

  test('the database is asked once in ten seconds, however often somebody collects', async () => {
    const app = createApp(testApp.services, noPages)
    await collect(app)
    await db().deleteFrom('messages').execute()
    await insertMessage(db(), { id: 'c', createdAtMs: 0, message: sms })
    const { values } = await collect(app)
    expect(values.get('party_dojo_messages_waiting{channel="sms"}')).not.toBe(1)
  })

  test('a server that stops says that it takes no more visitors', async () => {
    expect(await readValue('party_dojo_ready')).toBe(1)
    testApp.services.isStopping = true
    expect(await readValue('party_dojo_ready')).toBe(0)
    testApp.services.isStopping = false
  })

  test.each([
    ['since the start makes a process unready', [], 0],
    ['now leaves it ready', ['/readyz'], 1],
  ])('a storage that is gone %s, and is named', async (_, askedBefore, isReady) => {
    testApp.services.hasStorageResponded = false
    const services = { ...testApp.services }
    const app = createApp(services, noPages)
    for (const path of askedBefore) await app.request(path)
    services.blobs = nowhere
    const { values } = await collect(app)
    expect([
      values.get('party_dojo_ready'),
      values.get('party_dojo_dependency_up{dependency="database"}'),
      values.get('party_dojo_dependency_up{dependency="storage"}'),
    ]).toEqual([isReady, 1, 0])
  })

  test('what runs is told, and how the database is used', async () => {
    const { values } = await collect(createApp(testApp.services, noPages))
    const names = [...values.keys()].join('\n')
    expect(names).toMatch(/party_dojo_build_info\{build="development",node="26[\d.]+",database="/)
    const busy = values.get('party_dojo_pool_connections{state="most"}')
    expect(busy).toBe(kind === 'a Postgres server' ? 16 : undefined)
    const commits = Number(values.get('party_dojo_sqlite_commit_duration_seconds_count') ?? 0)
    if (kind === 'SQLite') expect(commits).toBeGreaterThan(0)
  })
})
