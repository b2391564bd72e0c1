import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadScriptUntilThere } from '../navigation/load-script-until-there.ts'
import { watchStuckScripts } from './stuck-scripts.ts'

const page = vi.hoisted(() => ({ reloads: 0, isReachable: true, isHeld: false }))
vi.mock('./reload-once.ts', () => ({ reloadOnce: () => page.reloads++ }))
vi.mock('./is-reachable.ts', () => ({ isReachable: async () => page.isReachable }))
vi.mock('./is-reload-held.ts', () => ({ isReloadHeld: () => page.isHeld }))

let stop = () => {}

beforeEach(() => {
  Object.assign(page, { reloads: 0, isReachable: true, isHeld: false })
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  watchStuckScripts()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** @param failures how often the script fails before it is there */
async function loadFor(seconds: number, failures: number): Promise<string[]> {
  const loaded: string[] = []
  let left = failures
  const load = async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return 'screen'
  }
  stop = loadScriptUntilThere(load, (late) => loaded.push(late))
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return loaded
}

type Given = { failures: number; seconds?: number; isReachable?: boolean; isHeld?: boolean }

test.each<[string, Given, { loaded: number; isReloaded: boolean }]>([
  ['is there at once', { failures: 0 }, { loaded: 1, isReloaded: false }],
  ['is there at the second try', { failures: 1 }, { loaded: 1, isReloaded: false }],
  ['fails', { failures: 99 }, { loaded: 0, isReloaded: true }],
  ['fails on a young page', { failures: 99, seconds: 15 }, { loaded: 0, isReloaded: false }],
  [
    'fails without a network',
    { failures: 99, isReachable: false },
    { loaded: 0, isReloaded: false },
  ],
  ['fails while a text is typed', { failures: 99, isHeld: true }, { loaded: 0, isReloaded: false }],
])('a script that %s', async (_, { failures, seconds = 25, ...state }, expected) => {
  Object.assign(page, state)
  const loaded = await loadFor(seconds, failures)
  expect({ loaded: loaded.length, isReloaded: page.reloads > 0 }).toEqual(expected)
})
