import { randomBytes } from 'node:crypto'
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage'
import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { useOfficialClient } from '#tests/support/storage/official-storage.ts'
import { packText } from '#tests/support/storage/storage-callers.ts'

const kibibyte = 1024

describe.each(databaseKinds)('the official client, on %s', (kind) => {
  const official = useOfficialClient(kind)
  const { at, mine } = official

  describe('lists', () => {
    const names = (found: { fullPath: string }[]) =>
      found.map(({ fullPath }) => fullPath.split('/').slice(2).join('/'))

    beforeEach(async () => {
      for (const name of ['l/a', 'l/b/1', 'l/b/2', 'l/c', 'l/d/e/f', 'l/z'])
        await uploadString(mine(name), name)
    })

    test('listAll', async () => {
      const { items, prefixes } = await listAll(mine('l'))
      expect([names(items), names(prefixes)]).toEqual([
        ['l/a', 'l/c', 'l/z'],
        ['l/b', 'l/d'],
      ])
    })

    test.each([1, 2, 3, 4, 5, 1000])('list, %i a page', async (maxResults) => {
      const found: string[] = []
      let pageToken: string | undefined
      do {
        const page = await list(mine('l'), { maxResults, pageToken })
        expect(page.items.length + page.prefixes.length).toBeLessThanOrEqual(maxResults)
        found.push(...names([...page.items, ...page.prefixes]))
        pageToken = page.nextPageToken
      } while (pageToken)
      expect(found.sort()).toEqual(['l/a', 'l/b', 'l/c', 'l/d', 'l/z'])
    })

    test('of the root and of nothing', async () => {
      const { items, prefixes } = await listAll(ref(official.client.storage))
      expect([items, prefixes.map(({ fullPath }) => fullPath)]).toEqual([
        [],
        expect.arrayContaining(['users']),
      ])
      expect((await listAll(mine('nothing'))).items).toEqual([])
    })

    test('of a published pack, by anybody', async () => {
      const name = `packs/of-${official.ada.userId}.json`
      await uploadString(at(name), packText(`of-${official.ada.userId}`))
      official.token = null
      expect((await listAll(at('packs'))).items.map(({ fullPath }) => fullPath)).toContain(name)
    })
  })

  test('deleteObject', async () => {
    await uploadString(mine('a'), 'x')
    await deleteObject(mine('a'))
    await expect(getMetadata(mine('a'))).rejects.toMatchObject({ code: 'storage/object-not-found' })
  })

  describe('errors', () => {
    test.each<[string, () => Promise<unknown>, string]>([
      ['nobody reads', () => getMetadata(mine('a')), 'storage/unauthenticated'],
      ['nobody writes', () => uploadString(mine('a'), 'x'), 'storage/unauthenticated'],
      ['nobody deletes', () => deleteObject(mine('a')), 'storage/unauthenticated'],
      ['nobody lists', () => listAll(mine('')), 'storage/unauthenticated'],
    ])('401: %s', async (_, call, code) => {
      official.token = null
      await expect(call()).rejects.toMatchObject({ code })
    })

    test('401: a token that is no good', async () => {
      official.token = 'nonsense'
      await expect(listAll(at('packs'))).rejects.toMatchObject({ code: 'storage/unauthenticated' })
    })

    test.each<[string, () => Promise<unknown>]>([
      ['somebody else’s metadata', () => getMetadata(at('users/x/a'))],
      ['somebody else’s bytes', () => getBytes(at('users/x/a'))],
      ['somebody else’s list', () => listAll(at('users/x'))],
      ['an upload elsewhere', () => uploadString(at('elsewhere/a'), 'x')],
      [
        'a large upload elsewhere',
        () => uploadBytesResumable(at('elsewhere/a'), randomBytes(300 * kibibyte)).then(),
      ],
      ['deleting elsewhere', () => deleteObject(at('elsewhere/a'))],
    ])('403: %s', async (_, call) => {
      await expect(call()).rejects.toMatchObject({ code: 'storage/unauthorized' })
    })

    test.each<[string, () => Promise<unknown>]>([
      ['metadata', () => getMetadata(mine('nothing'))],
      ['bytes', () => getBytes(mine('nothing'))],
      ['a download URL', () => getDownloadURL(at('packs/nothing.json'))],
      ['a change', () => updateMetadata(mine('nothing'), { contentType: 'text/plain' })],
      ['deletion', () => deleteObject(mine('nothing'))],
    ])('404: %s of what is not there', async (_, call) => {
      await expect(call()).rejects.toMatchObject({ code: 'storage/object-not-found' })
    })

    test('402: more than fits', async () => {
      await uploadString(mine('a'), 'x')
      await official.server.services.database.db
        .updateTable('storage_usage')
        .set({ used: 256 * 1024 * 1024 })
        .where('user_id', '=', official.ada.userId)
        .execute()
      const full = { code: 'storage/quota-exceeded' }
      await expect(uploadString(mine('b'), 'x')).rejects.toMatchObject(full)
      await expect(
        uploadBytesResumable(mine('b'), randomBytes(300 * kibibyte)),
      ).rejects.toMatchObject(full)
      await expect(getMetadata(mine('b'))).rejects.toMatchObject({
        code: 'storage/object-not-found',
      })
      expect((await uploadString(mine('a'), 'y')).metadata.size).toBe(1)
    })

    test.each<[string, () => unknown, string]>([
      ['a page of none', () => list(mine(''), { maxResults: 0 }), 'storage/invalid-argument'],
      [
        'a page of too many',
        () => list(mine(''), { maxResults: 1001 }),
        'storage/invalid-argument',
      ],
      [
        'the root',
        () => uploadString(ref(official.client.storage), 'x'),
        'storage/invalid-root-operation',
      ],
    ])('%s is not even sent', (_, call, code) => {
      expect(call).toThrow(expect.objectContaining({ code }))
    })
  })
})
