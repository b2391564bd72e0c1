import { describe, expect, test } from 'vitest'
import { type FakeAnswer, fakeObject, fakeStorage } from '#tests/support/storage/fake-storage.ts'
import type { ObjectReference } from './object-reference.ts'
import { openStorage } from './storage-client.ts'
import type { StorageError } from './storage-error.ts'

const all = '/v0/b/party-dojo/o'

function thrownBy(act: () => unknown): string | null {
  try {
    act()
    return null
  } catch (error) {
    return (error as StorageError).code
  }
}

describe('paths', () => {
  const { storage } = fakeStorage([])
  test.each([
    ['', '', '', null],
    ['/', '', '', null],
    ['packs', 'packs', 'packs', ''],
    ['/packs//a.json/', 'packs/a.json', 'a.json', 'packs'],
  ])('%s', (path, fullPath, name, parent) => {
    const object = storage.ref(path)
    expect([object.fullPath, object.name]).toEqual([fullPath, name])
    expect(object.parent()?.fullPath ?? null).toBe(parent)
  })

  test('a child', () => {
    expect(storage.ref('users').child('me/a.json').fullPath).toBe('users/me/a.json')
  })
})

describe('refused before anything is sent', () => {
  const root: [string, (object: ObjectReference) => unknown][] = [
    ['uploading', (object) => object.upload('a')],
    ['downloading', (object) => object.download()],
    ['deleting', (object) => object.delete()],
    ['metadata', (object) => object.getMetadata()],
    ['new metadata', (object) => object.updateMetadata({})],
    ['a download URL', (object) => object.getDownloadUrl()],
  ]
  test.each(root)('%s of the root', (_, act) => {
    const { storage, requests } = fakeStorage([{ body: {} }])
    expect(thrownBy(() => act(storage.ref()))).toBe('storage/invalid-root-operation')
    expect(requests).toEqual([])
  })

  test.each<[string, () => unknown, string]>([
    ['a page of none', () => fakeStorage([]).storage.ref().list({ maxResults: 0 }), 'argument'],
    ['1001 on a page', () => fakeStorage([]).storage.ref().list({ maxResults: 1001 }), 'argument'],
    ['half an entry', () => fakeStorage([]).storage.ref().list({ maxResults: 1.5 }), 'argument'],
    [
      'fewer bytes than none',
      () => fakeStorage([]).storage.ref('a').download({ maxBytes: -1 }),
      'argument',
    ],
    ['no time for operations', () => openStorage({ maxOperationRetryMs: -1 }), 'argument'],
    ['no time for uploads', () => openStorage({ maxUploadRetryMs: Number.NaN }), 'argument'],
    ['a bucket with a path', () => openStorage({ bucket: 'a/b' }), 'default-bucket'],
    ['a bucket without a name', () => openStorage({ bucket: '' }), 'default-bucket'],
  ])('%s', (_, act, what) => {
    expect(thrownBy(act)).toBe(`storage/invalid-${what}`)
  })

  test.each<[string, (object: ObjectReference) => unknown]>([
    ...root,
    ['a list', (object) => object.list()],
    ['a whole list', (object) => object.listAll()],
  ])('%s once the storage is closed', (_, act) => {
    const { storage, requests } = fakeStorage([{ body: {} }])
    const object = storage.ref('a')
    storage.close()
    expect(thrownBy(() => act(object))).toBe('storage/app-deleted')
    expect(thrownBy(() => storage.ref('b'))).toBe('storage/app-deleted')
    expect(requests).toEqual([])
  })

  test('retry times of zero are in order', () => {
    expect(() => openStorage({ maxOperationRetryMs: 0, maxUploadRetryMs: 0 })).not.toThrow()
  })
})

describe('requests', () => {
  const sent: [string, (object: ObjectReference) => unknown, FakeAnswer, string, string][] = [
    [
      'a folder',
      (o) => o.list(),
      { body: {} },
      'GET',
      `${all}?prefix=packs%2Fa.json%2F&delimiter=%2F`,
    ],
    [
      'a page of it',
      (o) => o.list({ maxResults: 1000, pageToken: 'x&y' }),
      { body: {} },
      'GET',
      `${all}?prefix=packs%2Fa.json%2F&delimiter=%2F&pageToken=x%26y&maxResults=1000`,
    ],
    [
      'the root',
      (o) => o.parent()?.parent()?.list(),
      { body: {} },
      'GET',
      `${all}?prefix=&delimiter=%2F`,
    ],
    [
      'metadata',
      (o) => o.getMetadata(),
      fakeObject('packs/a.json'),
      'GET',
      `${all}/packs%2Fa.json`,
    ],
    [
      'new metadata',
      (o) => o.updateMetadata({}),
      fakeObject('packs/a.json'),
      'PATCH',
      `${all}/packs%2Fa.json`,
    ],
    [
      'a download',
      (o) => o.download(),
      { body: 'hello' },
      'GET',
      `${all}/packs%2Fa.json?alt=media`,
    ],
    ['a deletion', (o) => o.delete(), { status: 204 }, 'DELETE', `${all}/packs%2Fa.json`],
    [
      'a deletion that says more',
      (o) => o.delete(),
      { status: 200 },
      'DELETE',
      `${all}/packs%2Fa.json`,
    ],
  ]
  test.each(sent)('%s', async (_, act, answer, method, url) => {
    const { storage, requests } = fakeStorage([answer])
    await act(storage.ref('packs/a.json'))
    expect(requests).toMatchObject([{ method, url, credentials: 'same-origin' }])
  })

  test.each([
    ['a token', 'proof', 'proof'],
    ['no token', null, null],
  ])('the app-check header with %s', async (_, token, header) => {
    const getAppCheckToken = async () => token
    const { storage, requests } = fakeStorage([{ body: {} }], { getAppCheckToken })
    await storage.ref().list()
    expect(requests[0]?.headers.get('X-Firebase-AppCheck')).toBe(header)
  })

  test('new metadata in the protocol’s words', async () => {
    const { storage, requests } = fakeStorage([fakeObject('a')])
    await storage.ref('a').updateMetadata({ cacheControl: null, customMetadata: { mood: 'dry' } })
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      cacheControl: null,
      metadata: { mood: 'dry' },
    })
  })

  test('a download with a maximum asks for one byte more and gives no more', async () => {
    const { storage, requests } = fakeStorage([{ status: 206, body: 'hello!' }])
    const bytes = await storage.ref('a').download({ maxBytes: 5 })
    expect(requests[0]?.headers.get('Range')).toBe('bytes=0-5')
    expect(new TextDecoder().decode(bytes)).toBe('hello')
  })
})

describe('lists', () => {
  const page = (name: string, nextPageToken?: string) => ({
    body: { prefixes: [`packs/${name}/`], items: [{ name: `packs/${name}.json` }], nextPageToken },
  })
  const paths = (objects: readonly ObjectReference[]) => objects.map((object) => object.fullPath)

  test('a page gives items, folders and the next page', async () => {
    const found = await fakeStorage([page('a', 'two')])
      .storage.ref('packs')
      .list()
    expect([paths(found.items), paths(found.prefixes)]).toEqual([['packs/a.json'], ['packs/a']])
    expect(found.nextPageToken).toBe('two')
  })

  test('all pages, to the last', async () => {
    const { storage, requests } = fakeStorage([page('a', 'two'), page('b', 'three'), page('c')])
    const found = await storage.ref('packs').listAll()
    expect(paths(found.items)).toEqual(['packs/a.json', 'packs/b.json', 'packs/c.json'])
    expect(requests.map(({ url }) => new URLSearchParams(url).get('pageToken'))).toEqual([
      null,
      'two',
      'three',
    ])
  })

  test('an empty token ends the list', async () => {
    const { storage, requests } = fakeStorage([page('a', '')])
    await storage.ref('packs').listAll()
    expect(requests).toHaveLength(1)
  })
})

describe('download URLs', () => {
  test('by the first token', async () => {
    const { storage } = fakeStorage([fakeObject('packs/a.json', { downloadTokens: 'one,two' })])
    expect(await storage.ref('packs/a.json').getDownloadUrl()).toBe(
      `${all}/packs%2Fa.json?alt=media&token=one`,
    )
  })

  test('none without a token', async () => {
    const { storage } = fakeStorage([fakeObject('a', { downloadTokens: undefined })])
    await expect(storage.ref('a').getDownloadUrl()).rejects.toMatchObject({
      code: 'storage/no-download-url',
    })
  })
})
