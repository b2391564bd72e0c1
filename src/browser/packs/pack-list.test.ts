import { beforeEach, expect, test } from 'vitest'
import { type FakeAnswer, fakeStorage } from '#tests/support/storage/fake-storage.ts'
import { dropFromPackList, noPackList, packList, refreshPackList } from './pack-list.ts'
import type { PackAccess } from './pack-storage.ts'

const bucket = '/v0/b/party-dojo/o?prefix=packs%2F&delimiter=%2F&ownerId='

const refresh = (ownerId: string, access: PackAccess) =>
  refreshPackList(ownerId, access, async () => ({ packs: [] }))

function listing(answers: Record<string, FakeAnswer>) {
  const { storage, fetch } = fakeStorage(
    (asked) => answers[asked.replace(bucket, '')] ?? { status: 404 },
  )
  return { open: () => storage, fetch, now: Date.now }
}
const page = (...ids: string[]) => ({
  body: { items: ids.map((id) => ({ name: `packs/${id}.json` })) },
})
const shown = () => {
  const { ownerId, files, state } = packList.get()
  return [ownerId, files.map(({ packId }) => packId), state]
}

beforeEach(() => packList.set(noPackList))

test('a refresh lists what is stored now', async () => {
  await refresh('sofie', listing({ sofie: page('a') }))
  expect(shown()).toEqual(['sofie', ['a'], 'loaded'])
  await refresh('sofie', listing({ sofie: page('a', 'b') }))
  expect(shown()).toEqual(['sofie', ['a', 'b'], 'loaded'])
})

test('a refresh that fails keeps the last list and says why', async () => {
  await refresh('sofie', listing({ sofie: page('a') }))
  await refresh('sofie', listing({}))
  expect(shown()).toEqual(['sofie', ['a'], 'failed'])
  expect(packList.get().problem).toContain('packs')
})

test('another account never sees the list of the one before', async () => {
  await refresh('sofie', listing({ sofie: page('a') }))
  const asked = refresh('bo', listing({ bo: page('b') }))
  expect(shown()).toEqual(['bo', [], 'loading'])
  await asked
  expect(shown()).toEqual(['bo', ['b'], 'loaded'])
})

test('of two refreshes at once the later one counts', async () => {
  await Promise.all([
    refresh('sofie', listing({ sofie: page('old', 'older') })),
    refresh('sofie', listing({ sofie: page('new') })),
  ])
  expect(shown()).toEqual(['sofie', ['new'], 'loaded'])
})

test('a refresh that hangs does not hold back the one before it', async () => {
  const { storage } = fakeStorage([{}], { fetch: () => new Promise(() => {}) })
  const hanging = { ...listing({}), open: () => storage }
  const first = refresh('sofie', listing({ sofie: page('a') }))
  void refresh('sofie', hanging)
  await first
  expect(shown()).toEqual(['sofie', ['a'], 'loaded'])
})

test('a deleted pack leaves the list at once', async () => {
  await refresh('sofie', listing({ sofie: page('a', 'b') }))
  dropFromPackList('a')
  expect(shown()).toEqual(['sofie', ['b'], 'loaded'])
})
