import { beforeEach, expect, test } from 'vitest'
import type { Events, Listener } from '../events/open-events.ts'
import type { BodyStore } from './body-store.ts'
import { rememberBodies } from './remember-bodies.ts'

let stored: Map<string, Buffer>
let reads: string[]
let lose: Listener
const events: Pick<Events, 'hear'> = {
  hear: (_, listener) => {
    lose = listener
  },
}
let store: BodyStore

beforeEach(() => {
  stored = new Map(['a', 'b', 'c'].map((bodyId) => [bodyId, Buffer.from(bodyId.repeat(4))]))
  stored.set('large', Buffer.alloc(9))
  reads = []
  const bodies: BodyStore = {
    write: async (bodyId, bytes) => void stored.set(bodyId, bytes),
    read: async (bodyId) => {
      reads.push(bodyId)
      return stored.get(bodyId) ?? null
    },
    remove: async (bodyId) => void stored.delete(bodyId),
    check: async () => {},
    list: async function* () {},
    place: 'a map',
  }
  store = rememberBodies(bodies, events, { totalBytes: 8, bodyBytes: 8 })
})

test.each([
  ['the same again is at hand', ['a', 'a', 'a'], ['a']],
  ['as many as there is room for', ['a', 'b', 'a', 'b'], ['a', 'b']],
  ['what was used last stays', ['a', 'b', 'a', 'c', 'a', 'b'], ['a', 'b', 'c', 'b']],
  ['what is too large is read each time', ['large', 'large'], ['large', 'large']],
  ['what is not there is looked for each time', ['x', 'x'], ['x', 'x']],
])('%s', async (_, asked, read) => {
  for (const bodyId of asked) expect(await store.read(bodyId)).toEqual(stored.get(bodyId) ?? null)
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
  await Promise.all(['a', 'b', 'c'].map((bodyId) => store.read(bodyId)))
  expect(reads).toEqual(['a', 'c'])
})

test('where events were missed, nothing is believed any more', async () => {
  await store.read('a')
  lose(null)
  await store.read('a')
  expect(reads).toEqual(['a', 'a'])
})
