import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import {
  getBlob,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStream,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage'
import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { useOfficialClient } from '#tests/support/storage/official-storage.ts'

const kibibyte = 1024

describe.each(databaseKinds)('the official client, on %s', (kind) => {
  const official = useOfficialClient(kind)
  const { mine } = official

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

    test('whose bytes are lost is not found, at once', async () => {
      await uploadBytes(mine('lost'), randomBytes(10))
      const { blobs, database } = official.server.services
      for (const { body_id } of await database.db.selectFrom('objects').selectAll().execute()) {
        await blobs.remove(body_id)
      }
      await expect(getBytes(mine('lost'))).rejects.toMatchObject({
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
      fullPath: `users/${official.ada.userId}/a`,
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
})
