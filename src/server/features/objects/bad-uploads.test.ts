import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#server/platform/web/errors.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { watchBlobStore } from '#tests/support/storage/blob-store-faults.ts'
import {
  bucketPath,
  multipart,
  openStorageCaller,
  packText,
  type StorageCaller,
} from '#tests/support/storage/storage-callers.ts'
import { createUser, type TestUser } from '#tests/support/users/create-user.ts'

const kibibyte = 1024

describe.each(databaseKinds)('uploads that are refused, on %s', (kind) => {
  const testApp = useTestApp(kind)
  let watched: ReturnType<typeof watchBlobStore>
  let ada: TestUser
  let byAda: StorageCaller

  beforeAll(() => {
    watched = watchBlobStore(testApp.services.blobs)
    testApp.services.blobs = watched.store
  })
  beforeEach(async () => {
    watched.faults.write = null
    ada = await createUser(testApp.services, testApp.app)
    byAda = openStorageCaller(testApp.app, ada)
    await testApp.services.database.db.deleteFrom('objects').execute()
    watched.held.clear()
  })

  async function expectNothingStored(): Promise<void> {
    const { db } = testApp.services.database
    expect(await db.selectFrom('objects').selectAll().execute()).toEqual([])
    expect([...watched.held]).toEqual([])
    const usage = await db
      .selectFrom('storage_usage')
      .select(['used', 'objects'])
      .where('user_id', '=', ada.userId)
      .execute()
    expect(usage).toEqual(usage.map(() => ({ used: 0, objects: 0 })))
  }

  const mine = () => `users/${ada.userId}/a`

  test.each([
    ['../packs/a.json', 400],
    ['packs/../a.json', 400],
    ['packs/..', 400],
    ['packs//a.json', 400],
    ['/packs/a.json', 400],
    ['packs/a.json/', 400],
    ['packs/a\0.json', 400],
    ['packs/a\n.json', 400],
    ['', 400],
    [`packs/${'x'.repeat(1020)}`, 400],
    ['packs/a%2e%2e%2fb.json', 403],
    ['packs/..%2Fa.json', 403],
    ['packs/a.json ', 403],
    ['packs/__proto__.json', 403],
  ])('to %j', async (name, status) => {
    expect((await byAda.upload(name, packText('a'))).status).toBe(status)
    await expectNothingStored()
  })

  test.each(['name=%', 'name=a%ff', 'name=users%2Fx%', 'nothing=1'])('to ?%s', async (query) => {
    const answer = await byAda.ask('POST', `${bucketPath}?${query}`, multipart({}, 'x'))
    expect(answer.status).toBe(400)
    await expectNothingStored()
  })

  test.each([
    ['nothing', ''],
    ['257 KiB', packText('a').padEnd(257 * kibibyte)],
    ['11 MiB', Buffer.alloc(11 * kibibyte * kibibyte)],
    ['no JSON', 'so many words'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['JSON that is cut off', packText('a').slice(0, -20)],
    ['10,000 levels', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['10,000 levels of objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['null', 'null'],
    ['another pack’s id', packText('b')],
    ['no prompt', packText('a').replace(/"prompts": \[[^\]]*\]/, '"prompts": []')],
  ])('a pack of %s', async (_, bytes) => {
    const answer = await byAda.upload('packs/a.json', bytes)
    expect(answer.status).toBe(400)
    expect((await answer.json()).error.message).toMatch(/./)
    await expectNothingStored()
  })

  test('a pack that is too large hears which limit it is over', async () => {
    const answer = await byAda.upload('packs/a.json', Buffer.alloc(256 * kibibyte + 1))
    expect((await answer.json()).error).toEqual({
      code: 400,
      message: expect.stringContaining('262144'),
    })
  })

  test('10 MiB fit in one’s own area, and not a byte more', async () => {
    const most = Buffer.alloc(10 * kibibyte * kibibyte)
    const over = await byAda.upload(mine(), Buffer.concat([most, Buffer.alloc(1)]))
    expect([over.status, (await over.json()).error.message]).toEqual([
      400,
      'The body is over 10485760 bytes.',
    ])
    await expectNothingStored()
    expect((await byAda.upload(mine(), most)).status).toBe(200)
  })

  test.each<[string, Record<string, unknown>]>([
    ['another name', { name: 'users/x/a' }],
    ['a false size', { size: 5 }],
    ['a false size as text', { size: '5' }],
    ['a size that is no number', { size: 'much' }],
    ['a false hash', { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' }],
    ['a type that ends the header', { contentType: 'text/plain\r\nset-cookie: a=b' }],
    ['a header that is no text', { cacheControl: { a: 1 } }],
    ['custom values that are no text', { metadata: { a: 1 } }],
    ['9 kB of custom values', { metadata: { a: 'x'.repeat(9_000) } }],
  ])('with metadata that says %s', async (_, head) => {
    expect((await byAda.upload(mine(), 'x', head)).status).toBe(400)
    await expectNothingStored()
  })

  test.each([
    ['cut in the middle', (body: Buffer) => body.subarray(0, body.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['without its end', (body: Buffer) => body.subarray(0, -2)],
    ['without its JSON', (body: Buffer) => body.subarray(body.indexOf('--00017', 5))],
  ])('a body that is %s', async (_, spoil) => {
    const { body, headers } = multipart({ name: mine() }, 'so many bytes of it')
    const answer = await byAda.ask('POST', `${bucketPath}?name=${encodeURIComponent(mine())}`, {
      headers,
      body: spoil(body),
    })
    expect(answer.status).toBe(400)
    await expectNothingStored()
  })

  test.each([
    ['-1', 400],
    ['x', 400],
    ['', 400],
    ['1e3', 400],
    ['99999999999999999999', 400],
    ['1', 412],
  ])('ifGenerationMatch=%s', async (generation, status) => {
    const answer = await byAda.upload(mine(), 'x', {}, `&ifGenerationMatch=${generation}`)
    expect(answer.status).toBe(status)
    await expectNothingStored()
  })

  test('another’s pack, and a pack over an old generation', async () => {
    await byAda.upload('packs/a.json', packText('a'))
    const [kept] = watched.held
    const byBen = openStorageCaller(testApp.app, await createUser(testApp.services, testApp.app))
    expect((await byBen.upload('packs/a.json', packText('a'))).status).toBe(403)
    expect(
      (await byAda.upload('packs/a.json', packText('a'), {}, '&ifGenerationMatch=0')).status,
    ).toBe(412)
    expect([...watched.held]).toEqual([kept])
    expect(await (await byAda.delete('packs/a.json')).text()).toBe('')
  })

  test('a disk that is full gives a clear answer, and nothing is left', async () => {
    watched.faults.write = new AppError('unavailable', 'The storage is full.')
    const answer = await byAda.upload(mine(), 'x')
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: { code: 503, message: 'The storage is full.' } },
    ])
    await expectNothingStored()
  })

  test('a disk that is full for the database too gives the same answer', async () => {
    const { db } = testApp.services.database
    const { store } = watched
    testApp.services.blobs = {
      ...store,
      write: async () => {
        await db.schema.alterTable('rate_limits').renameTo('lost').execute()
        throw new AppError('unavailable', 'The storage is full.')
      },
    }
    const answer = await byAda.upload(mine(), 'x')
    testApp.services.blobs = store
    await db.schema.alterTable('lost').renameTo('rate_limits').execute()
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      503,
      'The storage is full.',
    ])
  })

  test('a full disk leaves what was there before', async () => {
    await byAda.upload(mine(), 'before')
    watched.faults.write = new AppError('unavailable', 'The storage is full.')
    expect((await byAda.upload(mine(), 'after')).status).toBe(503)
    expect(await (await byAda.download(mine())).text()).toBe('before')
  })

  test('a database that fails after the bytes were written leaves no bytes', async () => {
    const { db } = testApp.services.database
    await db.schema.alterTable('spent_bodies').renameTo('lost').execute()
    await byAda.upload(mine(), 'before')
    const [kept] = watched.held
    const answer = await byAda.upload(mine(), 'after')
    await db.schema.alterTable('lost').renameTo('spent_bodies').execute()
    expect([answer.status, [...watched.held]]).toEqual([500, [kept]])
    expect(await (await byAda.download(mine())).text()).toBe('before')
  })

  test('the 121st within a minute is asked to wait', async () => {
    testApp.services.now = () => Date.UTC(2026, 10, 21, 20)
    await testApp.services.database.db
      .updateTable('sessions')
      .set({ expires_at: '2027-01-01T00:00:00.000Z' })
      .execute()
    for (let n = 0; n < 120; n++) await byAda.upload(mine(), '')
    const answer = await byAda.upload(mine(), '')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await answer.json()).error.code).toBe(429)
  })

  test('100,000 objects are enough for anybody', async () => {
    await byAda.upload(mine(), '')
    await testApp.services.database.db
      .updateTable('storage_usage')
      .set({ objects: 100_000 })
      .where('user_id', '=', ada.userId)
      .execute()
    expect((await byAda.upload(`${mine()}/b`, '')).status).toBe(402)
    expect((await byAda.upload(mine(), '')).status).toBe(200)
  })

  test('the quota is 256 MiB, to the byte', async () => {
    const { db } = testApp.services.database
    await byAda.upload(mine(), 'x')
    await db
      .updateTable('storage_usage')
      .set({ used: 256 * kibibyte * kibibyte - 9 })
      .where('user_id', '=', ada.userId)
      .execute()
    const [kept] = watched.held
    const over = await byAda.upload(`${mine()}/b`, '0123456789')
    expect([over.status, await over.json()]).toEqual([
      402,
      { error: { code: 402, message: 'Your storage is full.' } },
    ])
    expect([...watched.held]).toEqual([kept])
    expect((await byAda.upload(`${mine()}/b`, '012345678')).status).toBe(200)
    expect((await byAda.upload(mine(), 'y')).status).toBe(200)
    expect((await byAda.upload(mine(), 'yy')).status).toBe(402)
    await byAda.delete(`${mine()}/b`)
    expect((await byAda.upload(mine(), 'yy')).status).toBe(200)
  })
})
