import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { checkStorage } from '#server/ops/doctor/check-objects.ts'
import { silentLog } from '#tests/support/database/database.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts'
import { openBlobStore } from './open-blob-store.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.stop())

const url = () => server.source.STORAGE_URL ?? ''

test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
  [
    'a bucket that does not exist',
    async () => ({ STORAGE_URL: url().replace('//party-dojo', '//other-dojo') }),
    /there is no such bucket: make it, or correct STORAGE_URL \(The bucket answered 404 NoSuchBucket\)$/,
  ],
  [
    'a wrong key',
    async () => ({ AWS_ACCESS_KEY_ID: 'another' }),
    /the keys, or the region, are not those of the bucket \(.*403 InvalidAccessKeyId\)$/,
  ],
  [
    'a refused connection',
    async () => ({
      STORAGE_URL: `s3://party-dojo?endpoint=http://127.0.0.1:${await findFreePort()}`,
    }),
    /nothing listens at that address \(ECONNREFUSED\)$/,
  ],
])('doctor names the cause of %s', async (_, change, says) => {
  const blobs = await openBlobStore(loadEnv({ ...server.source, ...(await change()) }), silentLog)
  expect(await checkStorage({ blobs })).toMatchObject({
    state: 'bad',
    message: expect.stringMatching(says),
  })
})

test('doctor finds a missing folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'party-dojo-'))
  const blobs = await openBlobStore(loadEnv({ DATA_DIR: dataDir }), silentLog)
  await rm(dataDir, { recursive: true })
  expect(await checkStorage({ blobs })).toMatchObject({
    state: 'bad',
    message: expect.stringMatching(/cannot be used: ENOENT$/),
  })
})
