import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts'
import type { BlobStore } from './blob-store.ts'
import { openS3BlobStore } from './s3-blob-store.ts'

const unavailable = {
  name: 'AppError',
  code: 'unavailable',
  message: 'Storage does not answer. Please try again in a while.',
}

describe('a blob store in a bucket', () => {
  let server: S3Server
  let store: BlobStore
  let logged: { err?: { message: string }; blobId?: string }[]
  let log: pino.Logger

  beforeEach(async () => {
    logged = []
    log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) })
    server = await startS3Server()
    store = open()
  })
  afterEach(() => server.stop())

  function open(source: Record<string, string> = {}, timeoutMs?: number): BlobStore {
    const { storage } = loadEnv({ ...server.source, ...source })
    if (storage.kind !== 's3') throw new Error('no bucket')
    return openS3BlobStore(storage, { log, timeoutMs })
  }

  test.each([
    ['a few bytes', Buffer.from('{"a":1}')],
    ['no bytes', Buffer.alloc(0)],
    ['every byte', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ['five megabytes', randomBytes(5 * 1024 * 1024)],
  ])('gives back %s as they were', async (_, bytes) => {
    await store.write('an-id', bytes)
    expect((await store.read('an-id'))?.equals(bytes)).toBe(true)
  })

  test.each(['a b', 'ü', "%2F+&=?#'()*!", 'a/b'])('%j is an id as good as any', async (id) => {
    await store.write(id, Buffer.from(id))
    expect((await store.read(id))?.toString()).toBe(id)
    await store.remove(id)
    expect(await store.read(id)).toBeNull()
  })

  test('writes under its prefix', async () => {
    await store.write('an-id', Buffer.from('a'))
    expect(server.seen).toEqual([{ method: 'PUT', path: '/party-dojo/bodies/an-id', status: 200 }])
  })

  test('a second write replaces the first', async () => {
    await store.write('an-id', Buffer.from('first'))
    await store.write('an-id', Buffer.from('second'))
    expect((await store.read('an-id'))?.toString()).toBe('second')
  })

  test('what is not there is read as null, and removed without a fault', async () => {
    expect(await store.read('nothing')).toBeNull()
    await store.remove('nothing')
    await store.write('an-id', Buffer.from('a'))
    await store.remove('an-id')
    await store.remove('an-id')
    expect(await store.read('an-id')).toBeNull()
    expect(logged).toEqual([])
  })

  test('reports that it answers and its address, without its keys', async () => {
    await store.check()
    expect(store.description).toMatch(/^s3:\/\/party-dojo\/bodies\/ at http:\/\/127\.0\.0\.1:\d+$/)
  })

  describe('when the server goes in mid-upload', () => {
    const bytes = randomBytes(1024 * 1024)

    test('once, the upload is made again', async () => {
      server.fates.push('cut')
      await store.write('an-id', bytes)
      expect((await store.read('an-id'))?.equals(bytes)).toBe(true)
    })

    test('for good, that is said, and nothing can be read later', async () => {
      server.fates.push('cut', 'cut', 'cut')
      await expect(store.write('an-id', bytes)).rejects.toMatchObject(unavailable)
      expect(await store.read('an-id')).toBeNull()
      expect(logged).toMatchObject([
        {
          event: 'blob.request_failed',
          method: 'PUT',
          blobId: 'an-id',
          err: { message: expect.stringContaining('fetch failed') },
        },
      ])
    })

    test('and never comes back, that is said', async () => {
      server.fates.push('cut', 'cut', 'cut', 'cut', 'cut', 'cut')
      await expect(store.write('an-id', bytes)).rejects.toMatchObject(unavailable)
    })

    test('an upload that arrived, and of which only the answer got lost, is taken back', async () => {
      await store.write('an-id', bytes)
      server.fates.push('cut', 'cut', 'cut')
      await expect(store.write('an-id', bytes)).rejects.toMatchObject(unavailable)
      expect(await store.read('an-id')).toBeNull()
    })
  })

  test.each(['busy', 'cut'] as const)('is patient twice with a server that is %s', async (fate) => {
    await store.write('an-id', Buffer.from('a'))
    server.fates.push(fate, fate)
    expect((await store.read('an-id'))?.toString()).toBe('a')
    server.fates.push(fate, fate, fate)
    await expect(store.read('an-id')).rejects.toMatchObject(unavailable)
  })

  test('a server that hangs is aborted at the timeout', async () => {
    server.fates.push('hang')
    await expect(open({}, 50).read('an-id')).rejects.toMatchObject(unavailable)
    expect(server.seen).toHaveLength(1)
  })

  test.each([
    ['another secret', { AWS_SECRET_ACCESS_KEY: 'another' }, '403 SignatureDoesNotMatch'],
    ['another key', { AWS_ACCESS_KEY_ID: 'another' }, '403 InvalidAccessKeyId'],
    ['another region', { region: 'eu-test-2' }, '403 SignatureDoesNotMatch'],
    ['another bucket', { bucket: 'other-dojo' }, '404 NoSuchBucket'],
  ])('with %s nothing is read, written or removed, and the log says why', async (_, wrong, why) => {
    const {
      bucket = 'party-dojo',
      region = 'eu-test-1',
      ...source
    } = wrong as Record<string, string>
    const url = (server.source.STORAGE_URL ?? '')
      .replace('party-dojo', bucket)
      .replace('eu-test-1', region)
    const wrongStore = open({ ...source, STORAGE_URL: url })
    await store.write('an-id', Buffer.from('a'))
    const message = `The bucket answered ${why}`
    for (const call of [
      () => wrongStore.read('an-id'),
      () => wrongStore.write('an-id', Buffer.from('b')),
      () => wrongStore.remove('an-id'),
    ]) {
      logged.length = 0
      await expect(call()).rejects.toMatchObject(unavailable)
      expect(logged).toMatchObject([{ err: { message } }])
    }
    const refused = await wrongStore.check().catch((error: unknown) => error)
    expect(refused).toMatchObject({ ...unavailable, cause: { message } })
    expect((await store.read('an-id'))?.toString()).toBe('a')
  })

  test('without a signature nothing is let in', async () => {
    const { endpoint } = loadEnv(server.source).storage as { endpoint: string }
    const answer = await fetch(`${endpoint}/party-dojo/bodies/an-id`, { method: 'PUT', body: 'a' })
    expect(answer.status).toBe(403)
  })
})
