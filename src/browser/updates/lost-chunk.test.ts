import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLostChunks } from './lost-chunk.ts'

const page = vi.hoisted(() => ({
  reloads: 0,
  isReachable: true,
  /** Whether a reload would lose something, each time it is asked. */
  held: [] as boolean[],
  tried: null as string | null,
}))
vi.mock('./reload-once.ts', () => ({ reloadOnce: () => page.reloads++ }))
vi.mock('./is-reachable.ts', () => ({ isReachable: async () => page.isReachable }))
vi.mock('./is-reload-held.ts', () => ({ isReloadHeld: () => page.held.shift() ?? false }))
vi.mock('../session/session-values.ts', () => ({
  readSessionValue: () => page.tried,
  writeSessionValue: (_: string, value: string) => {
    page.tried = value
  },
}))

let stop = () => {}

beforeEach(() => {
  Object.assign(page, { reloads: 0, isReachable: true, held: [], tried: null })
  vi.stubGlobal('window', new EventTarget())
  stop = watchLostChunks()
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** Each row has scripts of its own: what failed is remembered for as long as the page lives. */
const scripts = (name: string) => `Failed to fetch: https://example.org/assets/${name}.js`

async function fail(...details: (string | 1)[]): Promise<number> {
  for (const detail of details) {
    window.dispatchEvent(new CustomEvent('party-dojo:lost-chunk', { detail }))
    await new Promise(setImmediate)
  }
  return page.reloads
}

test.each<[string, string[], Partial<typeof page>, number]>([
  ['fails twice', ['a', 'a'], {}, 1],
  ['fails thrice', ['b', 'b', 'b'], {}, 1],
  ['fails once, as another does', ['c', 'd'], {}, 0],
  ['fails twice without a network', ['e', 'e'], { isReachable: false }, 0],
  ['fails twice while a text is typed', ['f', 'f'], { held: [true] }, 0],
  ['fails twice, and a text is begun meanwhile', ['g', 'g'], { held: [false, true] }, 0],
  ['failed before the last reload', ['h', 'h'], { tried: scripts('h') }, 0],
])('a script that %s', async (_, names, state, reloads) => {
  Object.assign(page, state)
  expect(await fail(...names.map(scripts))).toBe(reloads)
})

test('a failure that names no script is tried again by the browser', async () => {
  const message = 'Importing a module script failed.'
  expect(await fail(message, message)).toBe(0)
})

test('a page that is walked to reloads at once', async () => {
  expect(await fail(1)).toBe(1)
})
