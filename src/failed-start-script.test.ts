import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failedStartScript } from './failed-start-script.ts'

const nowMs = 1_800_000_000_000
const secondMs = 1000
const hourMs = 3_600_000

type Answers = 'scripts' | 'nobody' | 'portal' | 'gone'
type Field = { value: string; defaultValue: string }

let answers: Answers
let kept: Map<string, string>
let reloads: number[]
let asked: string[]
let fields: Field[]

class Storage {
  getItem = (name: string) => kept.get(name) ?? null
  setItem = (name: string, value: unknown) => void kept.set(name, String(value))
}
const keepsNothing = { getItem: () => null, setItem: () => {} }

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs })
  answers = 'scripts'
  kept = new Map()
  reloads = []
  asked = []
  fields = []
})
afterEach(() => vi.useRealTimers())

function answerTo(path: string) {
  asked.push(path)
  if (answers === 'nobody') throw new TypeError('Failed to fetch')
  const isScript = path.endsWith('.js')
  const status = answers === 'gone' && isScript ? 404 : 200
  const type = answers === 'portal' || !isScript ? 'text/html' : 'text/javascript'
  const headers = new Headers({ 'content-type': type })
  return { ok: status === 200, status, headers, text: async () => '<html></html>' }
}

function openPage(
  type: 'navigate' | 'reload' = 'navigate',
  sessionStorage: object = new Storage(),
) {
  const listeners = new Map<string, (event: object) => void>()
  const links = [{ href: '/assets/root.js' }, { href: '/assets/home.js' }]
  const window: Record<string, unknown> = {}
  const find = (selector: string) => (selector.startsWith('link') ? links : fields)
  const page = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    document: { querySelectorAll: find, documentElement: {} },
    location: { origin: 'https://house', reload: () => reloads.push(Date.now() - nowMs) },
    performance: { getEntriesByType: () => [{ type }], timeOrigin: Date.now() },
    fetch: async (path: string) => answerTo(path),
    window,
    sessionStorage,
    Storage,
    setTimeout,
    Date,
  }
  runInContext(failedStartScript, createContext(page))
  const dispatch = (name: string, event: object = {}) => listeners.get(name)?.(event)
  return {
    dispatch,
    loses: () => dispatch('error', { target: { type: 'module' } }),
    starts() {
      window.__reactRouterDataRouter = {}
      dispatch('party-dojo:hydrated')
    },
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a page whose start the network kept from coming', () => {
  test('is reloaded at once where the house answers again', async () => {
    openPage().loses()
    await pass(0)
    expect(reloads).toEqual([0])
    expect(asked).toEqual(['/version.json', '/assets/root.js', '/assets/home.js'])
    expect(kept.get('reloadedAt')).toBe(`${nowMs}`)
  })

  test('is so too where the browser says it of an import', async () => {
    const page = openPage()
    page.dispatch('unhandledrejection', { reason: new Error('of an extension') })
    await pass(hourMs)
    expect(asked).toEqual([])
    page.dispatch('unhandledrejection', {
      reason: new TypeError('Failed to fetch dynamically imported module: /assets/entry.js'),
    })
    await pass(0)
    expect(reloads).toHaveLength(1)
  })

  test.each<Answers>(['nobody', 'portal'])(
    'stays as it is while %s answers, and is asked for less and less',
    async (who) => {
      answers = who
      const page = openPage()
      page.loses()
      page.loses()
      await pass(hourMs)
      expect(reloads).toEqual([])
      expect(asked.filter((path) => path === '/version.json').length).toBeLessThan(70)
      answers = 'scripts'
      page.dispatch('online')
      await pass(0)
      expect(reloads).toHaveLength(1)
    },
  )

  test('stays as it is where it has started after all', async () => {
    const page = openPage()
    page.loses()
    page.starts()
    await pass(hourMs)
    expect(reloads).toEqual([])
  })

  test('stays as it is while somebody writes in it', async () => {
    fields = [{ value: 'Good evening', defaultValue: '' }]
    openPage().loses()
    await pass(hourMs)
    expect(reloads).toEqual([])
    fields = [{ value: 'as it came', defaultValue: 'as it came' }]
    await pass(60 * secondMs)
    expect(reloads).toHaveLength(1)
  })

  test('is reloaded after pauses that grow, until it has started', async () => {
    for (let failed = 0; failed < 7; failed++) {
      openPage(failed === 0 ? 'navigate' : 'reload').loses()
      await pass(failed === 0 ? 0 : 10 * 60 * secondMs)
      expect(reloads).toHaveLength(failed + 1)
      const [before, last] = reloads.slice(-2) as [number, number]
      if (failed > 0)
        expect(last - before).toBeGreaterThanOrEqual(10 * secondMs * 2 ** Math.min(failed, 5))
      vi.setSystemTime(nowMs + (reloads.at(-1) ?? 0))
    }
    openPage('reload').starts()
    await pass(10 * secondMs)
    openPage().loses()
    await pass(0)
    expect(reloads).toHaveLength(8)
  })

  test.each([
    ['the tab was reloaded by the house', 'navigate' as const, `${nowMs - 4 * secondMs}`, 6],
    ['somebody has just reloaded it', 'reload' as const, '', 10],
  ])('waits out ten seconds where %s', async (_, type, reloadedAt, waitSeconds) => {
    if (reloadedAt) kept.set('reloadedAt', reloadedAt)
    openPage(type).loses()
    await pass(waitSeconds * secondMs - 1)
    expect(reloads).toEqual([])
    await pass(10 * secondMs)
    expect(reloads).toHaveLength(1)
  })

  test('makes no circle where nothing can be kept', async () => {
    openPage('navigate', keepsNothing).loses()
    await pass(0)
    expect(reloads).toHaveLength(1)
    openPage('reload', keepsNothing).loses()
    await pass(5 * 60 * secondMs)
    expect(reloads).toHaveLength(1)
  })
})

test('a page whose scripts are gone is reloaded once, and then asks for the error page', async () => {
  answers = 'gone'
  openPage().loses()
  await pass(0)
  expect(reloads).toHaveLength(1)
  await pass(hourMs)
  openPage('reload').loses()
  await pass(0)
  expect(reloads).toHaveLength(1)
  expect(asked.at(-1)).toBe('/misc/out-of-order')
})

test('a style sheet that was lost is asked for again, after pauses that grow', async () => {
  const page = openPage()
  const set = vi.fn(() => page.dispatch('error', { target: link }))
  const link = Object.defineProperty({ rel: 'stylesheet' }, 'href', { get: () => '/a.css', set })
  page.dispatch('error', { target: link })
  await pass(secondMs)
  expect(set.mock.calls).toEqual([['/a.css']])
  await pass(hourMs)
  expect(set.mock.calls.length).toBeGreaterThan(50)
  expect(set.mock.calls.length).toBeLessThan(70)
  expect(reloads).toEqual([])
})
