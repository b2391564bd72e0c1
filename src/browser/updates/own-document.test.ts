import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn()
let kept: Map<string, string>
let reloadDocument: () => Promise<boolean>

beforeEach(async () => {
  reload.mockReset()
  kept = new Map()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  vi.stubGlobal('location', { pathname: '/games/word-guess', reload })
  vi.stubGlobal('performance', { now: () => 60_000, getEntriesByType: () => [] })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('fetch', async () => new Response())
  reloadDocument = await freshPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function freshPage() {
  vi.resetModules()
  return (await import('./own-document.ts')).reloadDocument
}

test('a page is loaded anew once in ten seconds', async () => {
  expect(await reloadDocument()).toBe(true)
  vi.runAllTimers()
  reloadDocument = await freshPage()
  expect(await reloadDocument()).toBe(false)
  vi.advanceTimersByTime(9_999)
  expect(await reloadDocument()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await reloadDocument()).toBe(true)
  vi.runAllTimers()
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each<[string, () => Promise<Response>]>([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is shut', async () => new Response(null, { status: 503 })],
])('nothing is loaded anew when %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  expect(await reloadDocument()).toBe(false)
  vi.runAllTimers()
  expect(reload).not.toHaveBeenCalled()
})

test('without a network a page that is kept on the phone is loaded anew', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('caches', { match: async () => new Response() })
  expect(await reloadDocument()).toBe(true)
  vi.runAllTimers()
  expect(reload).toHaveBeenCalledTimes(1)
})
