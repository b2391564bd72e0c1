import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BlobStore } from './blob-store.ts'
import { openFileBlobStore } from './file-blob-store.ts'

let parent: string
let folder: string
let store: BlobStore

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'party-dojo-bodies-'))
  folder = join(parent, 'data', 'objects')
  store = openFileBlobStore(folder)
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const filesBelow = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

describe('blobs in files', () => {
  test.each([0, 1, 5_000, 3_000_000])('%i bytes are read as they were written', async (size) => {
    const [blobId, bytes] = [randomUUID(), randomBytes(size)]
    await store.write(blobId, bytes)
    expect((await store.read(blobId))?.equals(bytes)).toBe(true)
    expect(filesBelow()).toEqual([blobId])
    expect(existsSync(join(folder, blobId.charAt(0), blobId.charAt(1), blobId))).toBe(true)
  })

  test('a file and its name wait for the disk at once', async () => {
    let names: string[] = []
    const watched = openFileBlobStore(folder, async () => {
      names = filesBelow()
    })
    const blobId = randomUUID()
    await watched.write(blobId, Buffer.from('x'))
    expect(names).toEqual([blobId])
    expect(readdirSync(join(folder, 'aside'))).toEqual([])
  })

  test('many simultaneous writes all succeed', async () => {
    const written = Array.from({ length: 60 }, () => randomUUID())
    await Promise.all(written.map((blobId) => store.write(blobId, Buffer.from(blobId))))
    const read = await Promise.all(written.map((blobId) => store.read(blobId)))
    expect(read.map(String)).toEqual(written)
  })

  test('what is not there is null, and removed without a word', async () => {
    const blobId = randomUUID()
    expect(await store.read(blobId)).toBeNull()
    await store.write(blobId, Buffer.from('x'))
    await store.remove(blobId)
    await store.remove(blobId)
    expect(await store.read(blobId)).toBeNull()
    expect(filesBelow()).toEqual([])
  })

  test('the next start deletes the temporary files of a crash, but not those being written', async () => {
    const blobId = randomUUID()
    await store.write(blobId, Buffer.from('x'))
    const [old, young] = ['old', 'young'].map((name) => join(folder, 'aside', name))
    for (const part of [old, young]) writeFileSync(String(part), 'half')
    utimesSync(String(old), 0, 0)
    openFileBlobStore(folder)
    expect(filesBelow().sort()).toEqual([blobId, 'young'].sort())
  })

  test.each(['../../etc/passwd', 'a/b/c', '..', '', 'aside'.slice(0, 2)])(
    '%j is no id',
    async (blobId) => {
      await expect(store.write(blobId, Buffer.from('x'))).rejects.toThrow('no id of a body')
      expect(() => store.read(blobId)).toThrow('no id of a body')
      expect(filesBelow()).toEqual([])
    },
  )

  test('it answers while its folder is there', async () => {
    await store.check()
    rmSync(folder, { recursive: true })
    await expect(store.check()).rejects.toThrow('ENOENT')
  })

  test('a write that fails leaves nothing, and says why', async () => {
    const blobId = randomUUID()
    // A file where its folder would be.
    writeFileSync(join(folder, blobId.charAt(0)), '')
    await expect(store.write(blobId, Buffer.from('x'))).rejects.toThrow()
    expect(filesBelow()).toEqual([blobId.charAt(0)])
  })

  test.each(['ENOSPC', 'EDQUOT'])(
    'a full disk is reported and leaves nothing behind: %s',
    async (code) => {
      const fullDisk = openFileBlobStore(folder, () =>
        Promise.reject(Object.assign(new Error('no room'), { code })),
      )
      const writing = fullDisk.write(randomUUID(), Buffer.from('x'))
      await expect(writing).rejects.toMatchObject({ code })
      expect(filesBelow()).toEqual([])
    },
  )
})
