import { beforeEach, expect, test } from 'vitest'
import type { Events, Listener } from '../cluster/events/open-events.ts'
import type { BlobStore } from './blob-store.ts'
import { cacheBlobs } from './cache-blobs.ts'

let stored: Map<string, Buffer>
let reads: string[]
let lose: Listener
const events: Pick<Events, 'subscribe'> = {
  subscribe: (_, listener) => {
    lose = listener
  },
}
let store: BlobStore

beforeEach(() => {
  stored = new Map(['a', 'b', 'c'].map((blobId) => [blobId, Buffer.from(blobId.repeat(4))]))
  stored.set('large', Buffer.alloc(9))
  reads = []
  const blobs: BlobStore = {
    write: async (blobId, bytes) => void stored.set(blobId, bytes),
    read: async (blobId) => {
      reads.push(blobId)
      return stored.get(blobId) ?? null
    },
    remove: async (blobId) => void stored.delete(blobId),
    check: async () => {},
    list: async function* () {},
    description: 'a map',
  }
  store = cacheBlobs(blobs, events, { maxTotalBytes: 8, maxBlobBytes: 8 })
})

test.each([
  ['the same again is at hand', ['a', 'a', 'a'], ['a']],
  ['as many as there is room for', ['a', 'b', 'a', 'b'], ['a', 'b']],
  ['what was used last stays', ['a', 'b', 'a', 'c', 'a', 'b'], ['a', 'b', 'c', 'b']],
  ['what is too large is read each time', ['large', 'large'], ['large', 'large']],
  ['what is not there is looked for each time', ['x', 'x'], ['x', 'x']],
])('%s', async (_, asked, read) => {
  for (const blobId of asked) expect(await store.read(blobId)).toEqual(stored.get(blobId) ?? null)
  expect(reads).toEqual(read)
})

test('what is removed is forgotten, by a reader under way too', async () => {
  await store.read('a')
  const reading = store.read('b')
  await store.remove('a')
  await store.remove('b')
  await reading
  expect([await store.read('a'), stored.has('b')]).toEqual([null, false])
})

test('what another process removed is forgotten, and not taken up again by a reader under way', async () => {
  await store.read('a')
  await store.read('b')
  const reading = store.read('c')
  lose('a c')
  await reading
  reads.length = 0
  await Promise.all(['a', 'b', 'c'].map((blobId) => store.read(blobId)))
  expect(reads).toEqual(['a', 'c'])
})

test('where events were missed, nothing is believed any more', async () => {
  await store.read('a')
  lose(null)
  await store.read('a')
  expect(reads).toEqual(['a', 'a'])
})
