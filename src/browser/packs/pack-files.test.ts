import { describe, expect, test } from 'vitest'
import { type FakeAnswer, fakeObject, fakeStorage } from '#tests/support/storage/fake-storage.ts'
import { deletePack } from './delete-pack.ts'
import { listPacks } from './list-packs.ts'
import { findGeneration, loadPack } from './load-pack.ts'
import { savePack } from './save-pack.ts'

const metadata = {
  name: 'Kitchen confessions',
  id: 'abc',
  description: 'What the fridge saw.',
  author: 'Mia',
  explicit: false,
  alcohol: false,
  creation_date: '2026-01-01T00:00:00.000Z',
  tags: ['kitchen'],
}
const pack = {
  metadata,
  prompts: [{ text: 'eaten cheese at night' }],
  likes: 3,
  plays: 9,
  lastUpdated: '2026-02-01T00:00:00.000Z',
}
const object = fakeObject('packs/abc.json')
const url = '/v0/b/party-dojo/o/packs%2Fabc.json?alt=media&token=key'

function at(...answers: FakeAnswer[]) {
  const { storage, fetch, requests } = fakeStorage(answers)
  return { access: { open: () => storage, fetch, now: () => Date.parse('2026-03-01') }, requests }
}

const broken = {
  open: () => {
    throw new Error('no crypto here')
  },
  fetch,
  now: Date.now,
}

test.each<[string, () => Promise<unknown>]>([
  ['listing', () => listPacks('sofie', broken)],
  ['loading', () => loadPack('abc', broken)],
  ['saving', () => savePack(pack, { draft: true }, broken)],
  ['deleting', () => deletePack({ filePath: 'packs/abc.json' }, broken)],
])('%s where the storage cannot be opened', async (_, act) => {
  await expect(act()).rejects.toThrow(
    'Firebase storage is not initialized. Please refresh the page and try again.',
  )
})

describe('loading', () => {
  test.each([
    ['by id', 'abc'],
    ['by path', 'packs/abc.json'],
    [
      'by download URL',
      'https://dojo.example/v0/b/party-dojo/o/packs%2Fabc.json?alt=media&token=old',
    ],
  ])('%s reads the token and then the URL', async (_, which) => {
    const { access, requests } = at(object, { body: pack })
    expect(await loadPack(which, access)).toEqual({
      pack,
      generation: '7',
      fileUrl: url,
      isHidden: false,
    })
    expect(requests.map((request) => request.url)).toEqual([
      '/v0/b/party-dojo/o/packs%2Fabc.json',
      url,
    ])
  })

  test('a pack that was saved in between is read anew', async () => {
    const newer = fakeObject('packs/abc.json', { generation: '8', downloadTokens: 'new' })
    const { access } = at(object, { status: 403 }, newer, { body: pack })
    expect(await loadPack('abc', access)).toMatchObject({ generation: '8' })
  })

  test.each<[string, FakeAnswer[], string]>([
    [
      'there is none',
      [{ status: 404, statusText: 'Not Found' }],
      'Failed to fetch pack: Not Found',
    ],
    ['no reason phrase', [{ status: 404 }], 'Failed to fetch pack: There is no packs/abc.json.'],
    [
      'the file is refused',
      [object, { status: 410, statusText: 'Gone' }],
      'Failed to fetch pack: Gone',
    ],
    [
      'refused again',
      [object, { status: 403 }, object, { status: 403 }, object, { status: 403 }],
      'Failed to fetch pack: Forbidden',
    ],
    ['the network goes', [object, 'no network'], 'Failed to fetch pack: no answer came'],
    [
      'no token',
      [fakeObject('packs/abc.json', { downloadTokens: '' })],
      'Failed to fetch pack: There is no download URL for packs/abc.json.',
    ],
    [
      'it is not JSON',
      [object, { body: '<h1>' }],
      'The structure of the metadata cannot be determined.',
    ],
    [
      'it has no metadata',
      [object, { body: { prompts: [] } }],
      'The structure of the metadata cannot be determined.',
    ],
  ])('%s', async (_, answers, message) => {
    await expect(loadPack('abc', at(...answers).access)).rejects.toThrow(message)
  })

  test('lost bytes are no object (spec §8), and still replaced by their generation', async () => {
    const gone = { status: 404, statusText: 'Not Found' }
    await expect(loadPack('abc', at(object, gone).access)).rejects.toMatchObject({
      code: 'storage/object-not-found',
      message: 'Failed to fetch pack: Not Found',
    })
    expect(await findGeneration('abc', at(object).access)).toBe('7')
    expect(await findGeneration('abc', at(gone).access)).toBe(null)
  })

  test.each(['', '/'])('nowhere: "%s"', async (which) => {
    await expect(loadPack(which, at().access)).rejects.toThrow('Failed to fetch pack: ')
  })
})

describe('the list', () => {
  const bucket = '/v0/b/party-dojo/o'
  const first = `${bucket}?prefix=packs%2F&delimiter=%2F&ownerId=sofie`
  const page = (names: string[], nextPageToken?: string) => ({
    body: { items: names.map((name) => ({ name: `packs/${name}` })), nextPageToken },
  })
  const card = {
    id: 'abc',
    name: metadata.name,
    description: '',
    author: 'Mia',
    tags: [],
    game: null,
    icon: null,
    explicit: false,
    alcohol: false,
    promptCount: 1,
    likes: 3,
    plays: 9,
    updatedAt: pack.lastUpdated,
    isListed: false,
    publishedAt: null,
    isDraft: false,
    isHidden: false,
  }

  test('has every page of one owner, and a name for every file, the last saved first', async () => {
    const { storage, fetch, requests } = fakeStorage([
      page(['abc.json', 'read.me'], 'two'),
      page(['gone.json', 'bare.json']),
    ])
    const bare = { ...card, id: 'bare', name: ' ', updatedAt: '2026-03-01T00:00:00.000Z' }
    const access = { open: () => storage, fetch, now: Date.now }
    const listed = await listPacks('sofie', access, async () => ({ packs: [card, bare] }))
    expect(listed).toEqual(
      [
        { packName: 'Unnamed Pack', packId: 'bare', card: bare },
        { packName: 'Kitchen confessions', packId: 'abc', card },
        { packName: 'Unnamed Pack', packId: 'gone', card: null },
      ].map((entry) => ({
        ...entry,
        filePath: `packs/${entry.packId}.json`,
        fileUrl: `${bucket}/packs%2F${entry.packId}.json?alt=media`,
      })),
    )
    // No file was asked for.
    expect(requests.map(({ url }) => url)).toEqual([
      first,
      first.replace('&owner', '&pageToken=two&owner'),
    ])
  })

  test('says why there is none where the names do not come', async () => {
    const { access } = at(page(['abc.json']))
    const asked = listPacks('sofie', access, async () => ({ problem: 'No network.' }))
    await expect(asked).rejects.toThrow('No network.')
  })
})

describe('saving', () => {
  const draft = { ...pack, metadata: { ...metadata, tags: ['kitchen', 'draft'] } }

  test.each([
    ['as a draft adds the tag', pack, true, ['kitchen', 'draft']],
    ['a draft as a draft keeps it', draft, true, ['kitchen', 'draft']],
    ['not as a draft removes it', draft, false, ['kitchen']],
  ])('%s', async (_, before, asDraft, tags) => {
    const { access, requests } = at(fakeObject('packs/abc.json', { generation: '8' }))
    const saved = await savePack(before, { draft: asDraft }, access)
    const after = {
      ...pack,
      metadata: { ...metadata, tags },
      lastUpdated: '2026-03-01T00:00:00.000Z',
    }
    expect(saved).toEqual({ pack: after, generation: '8' })
    expect(requests[0]?.body).toContain(
      `Content-Type: application/json\r\n\r\n${JSON.stringify(after, null, 2)}\r\n`,
    )
  })

  test.each([
    ['over a known version', '7', '/v0/b/party-dojo/o?name=packs%2Fabc.json&ifGenerationMatch=7'],
    ['as a new one', '0', '/v0/b/party-dojo/o?name=packs%2Fabc.json&ifGenerationMatch=0'],
    ['over whatever there is', null, '/v0/b/party-dojo/o?name=packs%2Fabc.json'],
  ])('%s', async (_, generation, asked) => {
    const { access, requests } = at(object)
    await savePack(pack, { draft: true, generation }, access)
    expect(requests[0]?.url).toBe(asked)
  })

  test('without an id', async () => {
    const nobody = { ...pack, metadata: { ...metadata, id: '' } }
    const { access, requests } = at()
    await expect(savePack(nobody, { draft: true }, access)).rejects.toThrow('No Game to Save Yet!')
    expect(requests).toEqual([])
  })

  test('after somebody else', async () => {
    const { access } = at({ status: 412 })
    const late = savePack(pack, { draft: true, generation: '7' }, access)
    await expect(late).rejects.toMatchObject({ code: 'storage/precondition-failed' })
  })
})

describe('deleting', () => {
  test('the file', async () => {
    const { access, requests } = at({ status: 204 })
    await deletePack({ filePath: 'packs/abc.json' }, access)
    expect(requests).toMatchObject([
      { method: 'DELETE', url: '/v0/b/party-dojo/o/packs%2Fabc.json' },
    ])
  })

  test.each([
    ['no entry', null],
    ['no path', { filePath: '' }],
    ['another folder', { filePath: 'users/me/abc.json' }],
    ['the folder itself', { filePath: 'packs/' }],
  ])('%s', async (_, entry) => {
    const { access, requests } = at({ status: 204 })
    await expect(deletePack(entry, access)).rejects.toThrow(
      'Cannot delete pack: Invalid file reference.',
    )
    expect(requests).toEqual([])
  })
})
