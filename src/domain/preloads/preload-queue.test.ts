import { expect, test } from 'vitest'
import { makePreloadQueue, maxConcurrent } from './preload-queue.ts'

/** A queue whose loads end when they are told to. */
function someQueue() {
  const started: string[] = []
  const ends = new Map<string, { done: () => void; fail: () => void }>()
  const queue = makePreloadQueue(
    (route) =>
      new Promise((resolve, reject) => {
        started.push(route)
        ends.set(route, { done: () => resolve(), fail: () => reject(new Error('no network')) })
      }),
  )
  const settle = async (route: string, how: 'done' | 'fail') => {
    ends.get(route)?.[how]()
    // What follows from the end of one load comes in the next turn.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { queue, started, settle }
}

const routes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test('five at once (spec §2)', () => {
  expect(maxConcurrent).toBe(5)
})

test('no more than five run, the others wait for their turn', async () => {
  const { queue, started, settle } = someQueue()
  for (const route of routes) queue.add(route, false)
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
  await settle('c', 'done')
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('what somebody is about to open goes ahead of what waits', async () => {
  const { queue, started, settle } = someQueue()
  for (const route of routes) queue.add(route, false)
  queue.add('h', true)
  queue.add('new', true)
  await settle('a', 'done')
  await settle('b', 'done')
  await settle('c', 'done')
  expect(started.slice(5)).toEqual(['new', 'h', 'f'])
})

test('how it was asked for is handed on', () => {
  const asked: unknown[] = []
  const queue = makePreloadQueue(async (...how) => void asked.push(how))
  queue.add('a', false)
  queue.add('b', true)
  expect(asked).toEqual([
    ['a', false],
    ['b', true],
  ])
})

test.each([
  ['while it waits', 'h'],
  ['while it runs', 'a'],
])('no route twice: asked for again %s', async (_, again) => {
  const { queue, started, settle } = someQueue()
  for (const route of routes) queue.add(route, false)
  queue.add(again, false)
  queue.add(again, true)
  for (const route of routes) await settle(route, 'done')
  expect([...started].sort()).toEqual(routes)
})

test('no route twice: asked for again when it is there', async () => {
  const { queue, started, settle } = someQueue()
  queue.add('a', false)
  await settle('a', 'done')
  queue.add('a', true)
  expect(started).toEqual(['a'])
})

test('one that failed frees its place, and is loaded when it is asked for again', async () => {
  const { queue, started, settle } = someQueue()
  for (const route of routes) queue.add(route, false)
  await settle('a', 'fail')
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  queue.add('a', true)
  await settle('b', 'done')
  expect(started.slice(6)).toEqual(['a'])
})

test('what is forgotten does not start, what runs goes on', async () => {
  const { queue, started, settle } = someQueue()
  for (const route of routes) queue.add(route, false)
  queue.clear()
  await settle('a', 'done')
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
  queue.add('f', false)
  expect(started.slice(5)).toEqual(['f'])
})
