import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lostChunkEvent } from './lost-chunk.ts'
import { watchStuckScripts } from './stuck-scripts.ts'

const page = vi.hoisted(() => ({ reloads: 0, isReachable: true, isHeld: false }))
vi.mock('./reload-once.ts', () => ({ reloadOnce: () => page.reloads++ }))
vi.mock('./is-reachable.ts', () => ({ isReachable: async () => page.isReachable }))
vi.mock('./is-reload-held.ts', () => ({ isReloadHeld: () => page.isHeld }))

beforeEach(() => {
  Object.assign(page, { reloads: 0, isReachable: true, isHeld: false })
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  watchStuckScripts()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fail = (detail: string | 1) =>
  window.dispatchEvent(new CustomEvent(lostChunkEvent, { detail }))

type Given = { scripts?: (string | 1)[]; seconds?: number; isReachable?: boolean; isHeld?: boolean }

test.each<[string, Given, boolean]>([
  ['fails twice', {}, true],
  ['fails once', { scripts: ['a'] }, false],
  ['fails once, as another does', { scripts: ['a', 'b'] }, false],
  ['is a page that is walked to', { scripts: [1, 1] }, false],
  ['fails on a young page', { seconds: 15 }, false],
  ['fails without a network', { isReachable: false }, false],
  ['fails while a text is typed', { isHeld: true }, false],
])('a script that %s', async (_, { scripts = ['a', 'a'], seconds = 25, ...state }, isReloaded) => {
  Object.assign(page, state)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  for (const script of scripts) fail(script)
  await vi.advanceTimersByTimeAsync(0)
  expect(page.reloads > 0).toBe(isReloaded)
})
