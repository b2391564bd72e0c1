import { beforeEach, expect, test } from 'vitest'
import type { BodyStore } from './body-store.ts'
import { rememberBodies } from './remember-bodies.ts'

let stored: Map<string, Buffer>
let reads: string[]
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
    place: 'a map',
  }
  store = rememberBodies(bodies, { totalBytes: 8, bodyBytes: 8 })
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
