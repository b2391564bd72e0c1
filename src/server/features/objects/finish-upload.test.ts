import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { loseNextCommitAnswer } from '#tests/support/database/lose-next-commit-answer.ts'
import { bucketPath, useStorageCallers } from '#tests/support/storage/storage-callers.ts'

describe.each(databaseKinds)('the end of an upload in parts, on %s', (kind) => {
  const testApp = useTestApp(kind)
  const people = useStorageCallers(testApp)
  const name = () => people.mine('a')

  async function start(): Promise<string> {
    const path = `${bucketPath}?name=${encodeURIComponent(name())}`
    const answer = await people.byAda.ask('POST', path, {
      headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
      body: '{}',
    })
    const { pathname, search } = new URL(answer.headers.get('x-goog-upload-url') ?? '')
    return pathname + search
  }
  const send = (url: string, command: string, offset = 0, body = '') =>
    people.byAda.ask('POST', url, {
      headers: { 'x-goog-upload-command': command, 'x-goog-upload-offset': String(offset) },
      body,
    })
  const stored = async () => await (await people.byAda.download(name())).text()

  test('leaves no bytes of a part that came while it was made: it is asked for again', async () => {
    const { blobs, database, blobCleanup: sweeper } = testApp.services
    const written: string[] = []
    const url = await start()
    let hasCome = false
    testApp.services.blobs = {
      ...blobs,
      write: async (blobId, bytes) => {
        await blobs.write(blobId, bytes)
        written.push(blobId)
      },
      read: async (blobId) => {
        if (!hasCome) {
          hasCome = true
          expect((await send(url, 'upload', 3, 'def')).status).toBe(200)
        }
        return await blobs.read(blobId)
      },
    }
    await send(url, 'upload', 0, 'abc')
    const early = await send(url, 'finalize')
    expect([early.status, (await early.json()).error.message]).toEqual([
      409,
      'This upload went on meanwhile. End it again.',
    ])
    expect((await people.byAda.metadata(name())).status).toBe(404)
    expect((await send(url, 'finalize')).status).toBe(200)
    testApp.services.blobs = blobs
    expect(await stored()).toBe('abcdef')

    await sweeper.cleanUp()
    const objects = await database.db.selectFrom('objects').select('body_id').execute()
    const needed = new Set(objects.map(({ body_id }) => body_id))
    const left = await Promise.all(
      written.map(async (blobId) => ({ blobId, bytes: await blobs.read(blobId) })),
    )
    const kept = left.filter(({ bytes }) => bytes !== null).map(({ blobId }) => blobId)
    expect(kept.filter((blobId) => !needed.has(blobId))).toEqual([])
  })

  test('has every part, also one whose COMMIT was done and its answer lost', async () => {
    const { database } = testApp.services
    const url = await start()
    await send(url, 'upload', 0, 'abc')
    testApp.services.database = loseNextCommitAnswer(database)
    expect((await send(url, 'upload', 3, 'def')).status).toBe(503)
    testApp.services.database = database
    const known = await send(url, 'query')
    expect(known.headers.get('x-goog-upload-size-received')).toBe('6')
    expect((await send(url, 'finalize')).status).toBe(200)
    expect(await stored()).toBe('abcdef')
  })

  test.each<[string, () => Promise<unknown>, number]>([
    ['nothing has happened', async () => {}, 200],
    ['its metadata was changed', () => people.byAda.patch(name(), { contentLanguage: 'nb' }), 200],
    ['another was uploaded', () => people.byAda.upload(name(), 'other'), 412],
    ['it was deleted', () => people.byAda.delete(name()), 404],
  ])('sent again when %s', async (_, happen, status) => {
    const url = await start()
    const first = await send(url, 'upload, finalize', 0, 'abc')
    expect(first.status).toBe(200)
    await happen()
    const again = await send(url, 'upload, finalize', 0, 'abc')
    expect(again.status).toBe(status)
    if (again.ok) {
      expect((await again.json()).generation).toBe((await first.json()).generation)
      expect(await stored()).toBe('abc')
    }
  })
})
