import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blobReferences } from '#server/blob-references.ts'
import { loadEnv } from '#server/config/env.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { type DatabaseKind, databaseKinds } from '#tests/support/database/database.ts'
import { startS3Server } from '#tests/support/storage/s3-server.ts'
import { openStorageCaller } from '#tests/support/storage/storage-callers.ts'
import { createUser } from '#tests/support/users/create-user.ts'
import type { BlobStore } from './blob-store.ts'
import { deleteOrphans } from './delete-orphans.ts'
import { openFileBlobStore } from './file-blob-store.ts'
import { openBlobStore } from './open-blob-store.ts'

const dayMs = 24 * 60 * 60 * 1000
const never = new AbortController().signal
const stores = ['files', 'a bucket'] as const

/** Both stores on both databases, each once. */
const pairs = databaseKinds.map((kind, n) => [stores[n % 2], kind] as const)

describe.each([...pairs, ['files', databaseKinds[1]]] as [(typeof stores)[number], DatabaseKind][])(
  'orphans in %s beside %s',
  (where, kind) => {
    const testApp = useTestApp(kind)
    let blobs: BlobStore
    let close: () => Promise<void>

    beforeAll(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'party-dojo-orphans-'))
      const server = where === 'a bucket' ? await startS3Server() : null
      const { storage } = loadEnv(server?.source ?? {})
      blobs = server
        ? await openBlobStore({ storage, dataDir: folder }, testApp.services.log)
        : openFileBlobStore(join(folder, 'objects'))
      testApp.services.blobs = blobs
      close = async () => {
        await server?.stop()
        rmSync(folder, { recursive: true })
      }
    })
    afterAll(() => close())

    const sweep = (aheadMs: number) =>
      deleteOrphans(
        { ...testApp.services, references: blobReferences, now: () => Date.now() + aheadMs },
        never,
      )

    async function listed(): Promise<string[]> {
      const ids: string[] = []
      for await (const { blobId } of blobs.list('')) ids.push(blobId)
      return ids.sort()
    }

    test('are removed after a day; whatever a row names stays', async () => {
      const { services, app } = testApp
      const ada = await createUser(services, app)
      const byAda = openStorageCaller(app, ada)
      const name = (rest: string) => `users/${ada.userId}/${rest}`
      await byAda.upload(name('kept'), 'kept')
      await byAda.upload(name('replaced'), 'before')
      await byAda.upload(name('replaced'), 'after')
      const part = randomUUID()
      await blobs.write(part, Buffer.from('part'))
      const upload = { id: 'u', name: name('u'), owner_id: ada.userId, content_type: '' }
      const state = { metadata: '{}', received: 4, parts: JSON.stringify([part]), created_at: 1 }
      const open = { if_generation: null, expected_size: null, finished_at: null, generation: null }
      const { db } = services.database
      await db
        .insertInto('uploads')
        .values({ ...upload, ...state, ...open })
        .execute()
      const build = randomUUID()
      await blobs.write(build, Buffer.from('build'))
      const published = { files: '[]', published_at: 1, replaced_at: null }
      await db
        .insertInto('builds')
        .values({ id: 'b', body_id: build, ...published })
        .execute()
      const named = await listed()
      expect(named).toHaveLength(5)
      const orphans = [randomUUID(), randomUUID(), randomUUID()]
      for (const blobId of [...orphans, 'not-of-our-making'])
        await blobs.write(blobId, Buffer.from('x'))

      expect(await sweep(dayMs - 60_000)).toBe(0)
      expect(await listed()).toHaveLength(9)
      expect(await sweep(dayMs + 60_000)).toBe(3)
      expect(await listed()).toEqual([...named, 'not-of-our-making'].sort())
      expect(await (await byAda.download(name('replaced'))).text()).toBe('after')
    })

    test('that are more than a crash leaves are left, and said', async () => {
      const strangers = Array.from({ length: 101 }, () => randomUUID())
      for (const blobId of strangers) await blobs.write(blobId, Buffer.from('x'))
      const before = await listed()
      await expect(sweep(2 * dayMs)).rejects.toThrow('Nothing was removed')
      expect(await listed()).toEqual(before)
    })
  },
)
