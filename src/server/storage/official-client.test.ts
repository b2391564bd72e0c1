import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import {
  deleteObject,
  getBlob,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStream,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database.ts'
import { type Guest, seatGuest, signedCookie } from '#tests/support/guest.ts'
import {
  type OfficialStorage,
  openOfficialStorage,
  serveApp,
} from '#tests/support/official-storage.ts'
import { packText } from '#tests/support/storage-house.ts'
import { useTestHouse } from '#tests/support/test-house.ts'

const kibibyte = 1024

describe.each(databaseKinds)('the official client, on %s', (kind) => {
  const house = useTestHouse(kind)
  let served: Awaited<ReturnType<typeof serveApp>>
  let ada: Guest
  let client: OfficialStorage
  let token: string | null

  const tokenOf = ({ token }: Guest) => signedCookie(token, house.services.authSecret)
  const at = (path: string) => ref(client.storage, path)
  const mine = (rest: string) => at(`users/${ada.userId}/${rest}`)

  beforeAll(async () => {
    served = await serveApp(house.app)
  })
  beforeEach(async () => {
    ada = await seatGuest(house.services, house.app)
    token = tokenOf(ada)
    client = openOfficialStorage(served.port, () => token)
  })
  afterEach(() => client.close())
  afterAll(() => served.close())

  test('knows what a reference is', () => {
    const file = mine('notes/a b?#.txt')
    expect([file.bucket, file.name, file.parent?.name, file.root.fullPath]).toEqual([
      'party-dojo',
      'a b?#.txt',
      'notes',
      '',
    ])
  })

  describe('uploads', () => {
    const bytes = Buffer.from('æøå and \r\n--boundaries--\r\n')

    test.each<[string, () => Promise<unknown>]>([
      ['uploadBytes', () => uploadBytes(mine('a'), bytes)],
      ['uploadBytes of a Blob', () => uploadBytes(mine('a'), new Blob([bytes]))],
      ['uploadString, raw', () => uploadString(mine('a'), bytes.toString(), 'raw')],
      ['uploadString, base64', () => uploadString(mine('a'), bytes.toString('base64'), 'base64')],
      [
        'uploadString, base64url',
        () => uploadString(mine('a'), bytes.toString('base64url'), 'base64url'),
      ],
      [
        'uploadString, data_url',
        () =>
          uploadString(mine('a'), `data:text/plain;base64,${bytes.toString('base64')}`, 'data_url'),
      ],
      ['uploadBytesResumable, in one piece', () => uploadBytesResumable(mine('a'), bytes).then()],
    ])('%s', async (_, upload) => {
      await upload()
      expect(Buffer.from(await getBytes(mine('a')))).toEqual(bytes)
    })

    test.each([
      ['nothing', 0],
      ['a byte', 1],
      ['all that goes in one piece', 256 * kibibyte],
      ['a byte more', 256 * kibibyte + 1],
      ['many pieces', 1500 * kibibyte],
    ])('uploadBytesResumable of %s', async (_, size) => {
      const sent = randomBytes(size)
      const task = uploadBytesResumable(mine('large'), sent, { contentType: 'image/png' })
      const seen: number[] = []
      task.on('state_changed', ({ bytesTransferred }) => seen.push(bytesTransferred))
      const { metadata, bytesTransferred, totalBytes, state } = await task
      expect([state, bytesTransferred, totalBytes]).toEqual(['success', size, size])
      expect([metadata.size, metadata.contentType]).toEqual([size, 'image/png'])
      expect(seen).toEqual([...seen].sort((a, b) => a - b))
      expect(Buffer.compare(Buffer.from(await getBytes(mine('large'))), sent)).toBe(0)
    })

    test('pauses and goes on', async () => {
      const sent = randomBytes(1200 * kibibyte)
      const task = uploadBytesResumable(mine('large'), sent)
      let pauses = 0
      task.on('state_changed', (snapshot) => {
        if (snapshot.state === 'running' && snapshot.bytesTransferred > 0 && pauses === 0) {
          pauses += 1
          task.pause()
        } else if (snapshot.state === 'paused') task.resume()
      })
      await task
      expect(pauses).toBe(1)
      expect(Buffer.compare(Buffer.from(await getBytes(mine('large'))), sent)).toBe(0)
    })

    test('cancelled, leaves no object', async () => {
      const task = uploadBytesResumable(mine('large'), randomBytes(1200 * kibibyte))
      task.on(
        'state_changed',
        ({ bytesTransferred }) => {
          if (bytesTransferred > 0) task.cancel()
        },
        () => {},
      )
      await expect(task).rejects.toMatchObject({ code: 'storage/canceled' })
      await expect(getMetadata(mine('large'))).rejects.toMatchObject({
        code: 'storage/object-not-found',
      })
    })

    test('with all metadata there is', async () => {
      const said = {
        cacheControl: 'private, max-age=60',
        contentDisposition: 'attachment; filename="a.txt"',
        contentLanguage: 'nb',
        contentType: 'text/plain',
        customMetadata: { mood: 'bright', æ: 'ø' },
      }
      await uploadString(mine('a'), 'x', 'raw', said)
      expect(await getMetadata(mine('a'))).toMatchObject(said)
    })

    test('that are not what md5Hash says are refused', async () => {
      const md5Hash = Buffer.alloc(16).toString('base64')
      await expect(uploadString(mine('a'), 'x', 'raw', { md5Hash })).rejects.toMatchObject({
        status: 400,
      })
    })
  })

  describe('downloads', () => {
    beforeEach(async () => {
      await uploadString(mine('a'), 'one two three', 'raw', { contentType: 'text/plain' })
    })

    test('getBytes, whole and with a maximum', async () => {
      expect(Buffer.from(await getBytes(mine('a'))).toString()).toBe('one two three')
      expect(Buffer.from(await getBytes(mine('a'), 100)).toString()).toBe('one two three')
      expect(Buffer.from(await getBytes(mine('a'), 7)).toString()).toBe('one two')
      await uploadString(mine('empty'), '')
      expect((await getBytes(mine('empty'), 7)).byteLength).toBe(0)
    })

    test('getStream', async () => {
      expect(await text(getStream(mine('a')))).toBe('one two three')
    })

    test('getBlob is for browsers alone, says the client', () => {
      expect(() => getBlob(mine('a'))).toThrow('only available in Browser-like environments')
    })

    test('getDownloadURL opens the object to anybody who has it', async () => {
      const url = await getDownloadURL(mine('a'))
      const answer = await fetch(url)
      expect([answer.status, await answer.text()]).toEqual([200, 'one two three'])
      const wrong = await fetch(url.replace(/token=./, 'token=-'))
      expect(wrong.status).toBe(403)
    })
  })

  test('metadata is read, changed and taken back', async () => {
    await uploadString(mine('a'), 'x')
    const before = await getMetadata(mine('a'))
    expect(before).toMatchObject({
      name: 'a',
      fullPath: `users/${ada.userId}/a`,
      bucket: 'party-dojo',
      size: 1,
      contentType: 'application/octet-stream',
      metageneration: '1',
    })
    const changed = await updateMetadata(mine('a'), {
      contentType: 'text/plain',
      cacheControl: 'no-store',
      customMetadata: { a: '1' },
    })
    expect(changed).toMatchObject({
      contentType: 'text/plain',
      cacheControl: 'no-store',
      metageneration: '2',
    })
    const back = await updateMetadata(mine('a'), { cacheControl: undefined, contentLanguage: 'en' })
    expect(back).toMatchObject({ contentLanguage: 'en', customMetadata: { a: '1' } })
  })

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
      const { items, prefixes } = await listAll(ref(client.storage))
      expect([items, prefixes.map(({ fullPath }) => fullPath)]).toEqual([
        [],
        expect.arrayContaining(['users']),
      ])
      expect((await listAll(mine('nothing'))).items).toEqual([])
    })

    test('of a published pack, by anybody', async () => {
      const name = `packs/of-${ada.userId}.json`
      await uploadString(at(name), packText(`of-${ada.userId}`))
      token = null
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
      token = null
      await expect(call()).rejects.toMatchObject({ code })
    })

    test('401: a token that is no good', async () => {
      token = 'nonsense'
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
      await house.services.database.db
        .updateTable('storage_usage')
        .set({ used: 256 * 1024 * 1024 })
        .where('user_id', '=', ada.userId)
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
      ['the root', () => uploadString(ref(client.storage), 'x'), 'storage/invalid-root-operation'],
    ])('%s is not even sent', (_, call, code) => {
      expect(call).toThrow(expect.objectContaining({ code }))
    })
  })
})
