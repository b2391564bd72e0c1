import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  bucketPath,
  openStorageCaller,
  packText,
  type StorageCaller,
} from '#tests/support/storage/storage-callers.ts'
import { createUser, type TestUser } from '#tests/support/users/create-user.ts'

describe.each(databaseKinds)('an upload in parts on %s', (kind) => {
  const testApp = useTestApp(kind)
  let ada: TestUser
  let byAda: StorageCaller
  let name: string

  beforeEach(async () => {
    ada = await createUser(testApp.services, testApp.app)
    byAda = openStorageCaller(testApp.app, ada)
    name = `users/${ada.userId}/large`
  })

  async function start(size: number | null, head = {}, at = name, query = ''): Promise<Response> {
    return await byAda.ask('POST', `${bucketPath}?name=${encodeURIComponent(at)}${query}`, {
      headers: {
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-type': 'image/png',
        ...(size !== null && { 'x-goog-upload-header-content-length': String(size) }),
      },
      body: JSON.stringify({ name: at, ...head }),
    })
  }

  async function opened(size: number | null, head = {}, at = name, query = ''): Promise<string> {
    const answer = await start(size, head, at, query)
    expect([answer.status, answer.headers.get('x-goog-upload-status')]).toEqual([200, 'active'])
    return answer.headers.get('x-goog-upload-url') ?? ''
  }

  async function send(
    url: string,
    command: string,
    offset = 0,
    body: Buffer | string = '',
    by = byAda,
  ) {
    const { pathname, search } = new URL(url)
    const headers = { 'x-goog-upload-command': command, 'x-goog-upload-offset': String(offset) }
    const answer = await by.ask('POST', pathname + search, { headers, body })
    const [status, received] = ['status', 'size-received'].map((header) =>
      answer.headers.get(`x-goog-upload-${header}`),
    )
    return { code: answer.status, status, received: Number(received), answer }
  }

  const stored = async () => Buffer.from(await (await byAda.download(name)).arrayBuffer())

  test('comes together whole, and the type is the one of its start', async () => {
    const bytes = randomBytes(3_000)
    const url = await opened(3_000, { cacheControl: 'no-cache' })
    expect(url).toMatch(/^http:\/\/localhost\/v0\/b\/party-dojo\/o\?name=users%2F/)
    for (const offset of [0, 1_000]) {
      const sent = await send(url, 'upload', offset, bytes.subarray(offset, offset + 1_000))
      expect(sent).toMatchObject({ code: 200, status: 'active', received: offset + 1_000 })
    }
    expect((await byAda.metadata(name)).status).toBe(404)
    const end = await send(url, 'upload, finalize', 2_000, bytes.subarray(2_000))
    expect(end).toMatchObject({ code: 200, status: 'final', received: 3_000 })
    expect(await end.answer.json()).toMatchObject({
      contentType: 'image/png',
      size: '3000',
      cacheControl: 'no-cache',
    })
    expect(await stored()).toEqual(bytes)
  })

  test.each([
    [
      'the same part twice',
      [
        [0, 3],
        [0, 3],
        [3, 6],
      ],
    ],
    [
      'a part that begins in what is there',
      [
        [0, 4],
        [2, 6],
      ],
    ],
    [
      'a part that was there long ago',
      [
        [0, 2],
        [2, 4],
        [0, 2],
        [1, 3],
        [4, 6],
      ],
    ],
    [
      'nothing',
      [
        [0, 6],
        [6, 6],
      ],
    ],
  ])('%s is stored once', async (_, parts) => {
    const url = await opened(6)
    for (const [from = 0, to = 0] of parts) {
      expect((await send(url, 'upload', from, 'abcdef'.slice(from, to))).code).toBe(200)
    }
    await send(url, 'finalize')
    expect((await stored()).toString()).toBe('abcdef')
  })

  test('a gap is refused, and the upload goes on', async () => {
    const url = await opened(6)
    await send(url, 'upload', 0, 'abc')
    expect((await send(url, 'upload', 4, 'ef')).code).toBe(400)
    expect(await send(url, 'query')).toMatchObject({ code: 200, status: 'active', received: 3 })
    await send(url, 'upload, finalize', 3, 'def')
    expect((await stored()).toString()).toBe('abcdef')
  })

  test('an end that is sent twice is the same end', async () => {
    const url = await opened(3)
    const first = await (await send(url, 'upload, finalize', 0, 'abc')).answer.json()
    const again = await send(url, 'upload, finalize', 0, 'abc')
    expect(again).toMatchObject({ code: 200, status: 'final' })
    expect(await again.answer.json()).toEqual(first)
    expect(await send(url, 'query')).toMatchObject({ status: 'final', received: 3 })
  })

  test('parts and ends that are sent at the same time are stored once', async () => {
    const url = await opened(6)
    const halves = await Promise.all([1, 2, 3].map(() => send(url, 'upload', 0, 'abc')))
    expect(halves.map(({ code, received }) => [code, received])).toEqual(Array(3).fill([200, 3]))
    const ends = await Promise.all([1, 2, 3].map(() => send(url, 'upload, finalize', 3, 'def')))
    const documents = await Promise.all(ends.map(({ answer }) => answer.json()))
    expect(new Set(documents.map(({ generation }) => generation)).size).toBe(1)
    expect((await stored()).toString()).toBe('abcdef')
    await testApp.services.blobCleanup.cleanUp()
    expect((await stored()).toString()).toBe('abcdef')
  })

  test.each([
    ['more than was announced', 3, 'abcd'],
    ['less than was announced', 5, 'abcd'],
  ])('%s is refused at the end', async (_, size, bytes) => {
    const url = await opened(size)
    expect((await send(url, 'upload, finalize', 0, bytes)).code).toBe(400)
    expect((await byAda.metadata(name)).status).toBe(404)
  })

  test.each<[string, () => Promise<Response>, number]>([
    ['a place that is nobody’s', () => start(3, {}, 'elsewhere/a'), 403],
    ['somebody else’s area', () => start(3, {}, 'users/x/a'), 403],
    ['more than an object may have', () => start(10 * 1024 * 1024 + 1), 400],
    ['more than a pack may have', () => start(256 * 1024 + 1, {}, 'packs/large.json'), 400],
    ['a generation that is not there', () => start(3, {}, name, '&ifGenerationMatch=5'), 412],
  ])('%s is refused at the start', async (_, call, status) => {
    expect((await call()).status).toBe(status)
  })

  test('a pack of somebody else’s is refused at the start', async () => {
    const byBen = openStorageCaller(testApp.app, await createUser(testApp.services, testApp.app))
    await byBen.upload('packs/bens.json', packText('bens'))
    expect((await start(3, {}, 'packs/bens.json')).status).toBe(403)
    await byBen.delete('packs/bens.json')
  })

  test('a generation that changed meanwhile is refused at the end', async () => {
    const url = await opened(3, {}, name, '&ifGenerationMatch=0')
    await byAda.upload(name, 'first')
    expect((await send(url, 'upload, finalize', 0, 'abc')).code).toBe(412)
    expect((await stored()).toString()).toBe('first')
  })

  test('nobody else goes on with it', async () => {
    const url = await opened(3)
    const byBen = openStorageCaller(testApp.app, await createUser(testApp.services, testApp.app))
    expect((await send(url, 'upload, finalize', 0, 'abc', byBen)).code).toBe(403)
    const byNobody = openStorageCaller(testApp.app, null)
    expect((await send(url, 'upload, finalize', 0, 'abc', byNobody)).code).toBe(401)
    expect(
      (await send(`${url}x`.replace('&upload_protocol', 'x&upload_protocol'), 'query')).code,
    ).toBe(404)
  })

  test.each([
    ['', 0],
    ['nonsense', 0],
    ['upload, nonsense', 0],
    ['upload', -1],
    ['upload', Number.NaN],
    ['upload', 1e15],
  ])('the command %j at %d is refused', async (command, offset) => {
    const url = await opened(3)
    expect((await send(url, command, offset, 'abc')).code).toBe(400)
  })

  test('it has at most 100 parts', async () => {
    const url = await opened(null)
    for (let n = 0; n < 100; n++) expect((await send(url, 'upload', n, 'x')).code).toBe(200)
    expect((await send(url, 'upload', 100, 'x')).code).toBe(400)
    expect((await send(url, 'finalize')).code).toBe(200)
  })

  test('the 601st part within a minute is asked to wait', async () => {
    testApp.services.now = () => Date.UTC(2026, 10, 21, 20)
    const { db } = testApp.services.database
    await db.updateTable('sessions').set({ expires_at: '2027-01-01T00:00:00.000Z' }).execute()
    const url = await opened(null)
    await send(url, 'upload', 0, 'x')
    await db.updateTable('rate_limits').set({ hits: 600 }).where('hits', '=', 1).execute()
    expect((await send(url, 'upload', 1, 'x')).code).toBe(429)
  })

  test('what waits counts against the quota', async () => {
    const { db } = testApp.services.database
    const url = await opened(null)
    await send(url, 'upload', 0, 'x'.repeat(1_000))
    await db
      .updateTable('storage_usage')
      .set({ used: 256 * 1024 * 1024 - 1_500 })
      .where('user_id', '=', ada.userId)
      .execute()
    expect((await send(url, 'upload', 1_000, 'x'.repeat(501))).code).toBe(402)
    expect((await send(url, 'upload', 1_000, 'x'.repeat(500))).code).toBe(200)
  })
})
