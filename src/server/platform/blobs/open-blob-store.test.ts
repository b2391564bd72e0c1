import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { startS3Server } from '#tests/support/storage/s3-server.ts'
import { openBlobStore } from './open-blob-store.ts'

const log = pino({ level: 'silent' })

test('blobs are stored in the data folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'party-dojo-'))
  const { description: place } = await openBlobStore(loadEnv({ DATA_DIR: dataDir }), log)
  expect(place).toContain(join(dataDir, 'objects'))
  await rm(dataDir, { recursive: true })
})

test('with STORAGE_URL they are stored in its bucket', async () => {
  const server = await startS3Server()
  const store = await openBlobStore(loadEnv(server.source), log)
  await store.write('an-id', Buffer.from('a'))
  expect(server.seen).toMatchObject([{ method: 'PUT', path: '/party-dojo/bodies/an-id' }])
  await server.stop()
})
