import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteOldUploads } from '#server/features/objects/delete-old-uploads.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openStorageCaller, type StorageCaller } from '#tests/support/storage/storage-callers.ts'
import { createUser, type TestUser } from '#tests/support/users/create-user.ts'
import { metrics } from '../observability/metrics/metrics.ts'
import { openBlobCleanup } from './delete-blobs.ts'

const dayMs = 24 * 60 * 60 * 1000
/** No upload of these tests is a day old. */
const markExpired = async () => {}

describe.each(databaseKinds)('blob clean-up on %s', (kind) => {
  const testApp = useTestApp(kind)
  let ada: TestUser
  let byAda: StorageCaller
  const name = (n: number | string) => `users/${ada.userId}/${n}`

  beforeEach(async () => {
    ada = await createUser(testApp.services, testApp.app)
    byAda = openStorageCaller(testApp.app, ada)
  })

  const spent = () =>
    testApp.services.database.db.selectFrom('spent_bodies').select('body_id').execute()

  async function bodyOf(at: string): Promise<string> {
    const { body_id } = await testApp.services.database.db
      .selectFrom('objects')
      .select('body_id')
      .where('name', '=', at)
      .executeTakeFirstOrThrow()
    return body_id
  }

  test('removes what was replaced or deleted, and nothing else', async () => {
    const { blobs, blobCleanup: sweeper } = testApp.services
    for (const n of [1, 2, 3]) await byAda.upload(name(n), 'before')
    const before = await Promise.all([1, 2, 3].map((n) => bodyOf(name(n))))
    await byAda.upload(name(1), 'after')
    await byAda.delete(name(2))
    await sweeper.cleanUp()
    expect(await spent()).toEqual([])
    const left = await Promise.all(before.map((blobId) => blobs.read(blobId)))
    expect(left.map((bytes) => bytes?.toString())).toEqual([undefined, undefined, 'before'])
    expect(await (await byAda.download(name(1))).text()).toBe('after')
  })

  test('what cannot be removed now is left for the next time', async () => {
    const { database, log, blobs, events } = testApp.services
    await byAda.upload(name(1), 'x')
    const blobId = await bodyOf(name(1))
    await byAda.delete(name(1))
    const broken = { ...blobs, remove: () => Promise.reject(new Error('away')) }
    const unlucky = openBlobCleanup({
      database,
      log,
      events,
      now: Date.now,
      blobs: broken,
      markExpired,
    })
    await unlucky.cleanUp()
    await unlucky.stop()
    expect(await spent()).toContainEqual({ body_id: blobId })
    await testApp.services.blobCleanup.cleanUp()
    expect([await spent(), await blobs.read(blobId)]).toEqual([[], null])
  })

  test('uploads without progress for a day are deleted with their parts', async () => {
    const { database, log, blobs, events } = testApp.services
    const start = await byAda.ask(
      'POST',
      `/v0/b/party-dojo/o?name=${encodeURIComponent(name(1))}`,
      {
        headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
      },
    )
    const { pathname, search } = new URL(start.headers.get('x-goog-upload-url') ?? '')
    const headers = { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '0' }
    await byAda.ask('POST', pathname + search, { headers, body: 'abc' })
    const { db } = database
    const uploads = () =>
      db.selectFrom('uploads').selectAll().where('owner_id', '=', ada.userId).execute()
    const [blobId = ''] = JSON.parse((await uploads())[0]?.parts ?? '[]')
    await testApp.services.blobCleanup.cleanUp()
    expect((await blobs.read(blobId))?.toString()).toBe('abc')

    const tomorrow = openBlobCleanup({
      markExpired: () => deleteOldUploads(database, Date.now() + dayMs),
      database,
      log,
      blobs,
      events,
      now: () => Date.now() + dayMs,
    })
    await tomorrow.cleanUp()
    await tomorrow.stop()
    expect([await uploads(), await blobs.read(blobId)]).toEqual([[], null])
  })

  test('by itself, at the start and when it is woken', async () => {
    const { database, log, blobs, events } = testApp.services
    const { db } = database
    const spend = (body_id: string) =>
      db.insertInto('spent_bodies').values({ body_id, spent_at: 0 }).execute()
    await spend('before')
    await db.deleteFrom('jobs').execute()
    const timing = { wakeDelayMs: 1 }
    const sweeper = openBlobCleanup({
      database,
      log,
      blobs,
      events,
      now: Date.now,
      timing,
      markExpired,
    })
    await vi.waitFor(async () => expect(await spent()).toEqual([]))
    await spend('after')
    sweeper.wake()
    await vi.waitFor(async () => expect(await spent()).toEqual([]))
    await sweeper.stop()
  })

  test('a look that fails counts as failed work, and another comes as soon as ever', async () => {
    const { database, log, blobs } = testApp.services
    const { db } = database
    await db.insertInto('spent_bodies').values({ body_id: 'untold', spent_at: 0 }).execute()
    await db.deleteFrom('jobs').execute()
    const failures = metrics.workFailed.withLabels('sweep bodies')
    const before = failures.value
    const events = { publish: () => Promise.reject(new Error('nobody hears')) }
    const timing = { wakeDelayMs: 1, cleanUpEveryMs: 60_000 }
    const sweeper = openBlobCleanup({
      database,
      log,
      blobs,
      events,
      now: () => dayMs,
      timing,
      markExpired,
    })
    const due = () => db.selectFrom('jobs').select('due_at').executeTakeFirst()
    await vi.waitFor(async () => expect(await due()).toEqual({ due_at: dayMs + 60_000 }))
    expect(failures.value - before).toBe(1)
    await sweeper.stop()
  })

  test('many are removed in one go', async () => {
    const { db } = testApp.services.database
    const gone = Array.from({ length: 450 }, (_, n) => ({ body_id: `gone-${n}`, spent_at: 0 }))
    await db.insertInto('spent_bodies').values(gone).execute()
    await testApp.services.blobCleanup.cleanUp()
    expect(await spent()).toEqual([])
  })

  test('a clean-up without a database is logged and does not throw', async () => {
    const { database, log, blobs, events } = testApp.services
    const lost = { ...database, db: {} as typeof database.db }
    const sweeper = openBlobCleanup({
      database: lost,
      log,
      blobs,
      events,
      now: Date.now,
      markExpired,
    })
    await sweeper.cleanUp()
    await sweeper.stop()
    expect(testApp.logged.at(-1)).toMatchObject({ event: 'deleted_blobs.cleanup_failed' })
  })
})
