import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadDocument } from './own-document.ts'

const reload = vi.fn()
let kept: Map<string, string>

beforeEach(() => {
  reload.mockReset()
  kept = new Map()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('location', { pathname: '/games/word-guess', reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('fetch', async () => new Response())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page is loaded anew once in ten seconds', async () => {
  expect(await reloadDocument()).toBe(true)
  expect(await reloadDocument()).toBe(false)
  vi.setSystemTime(Date.now() + 9_999)
  expect(await reloadDocument()).toBe(false)
  vi.setSystemTime(Date.now() + 1)
  expect(await reloadDocument()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each<[string, () => Promise<Response>]>([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the house is shut', async () => new Response(null, { status: 503 })],
])('nothing is loaded anew when %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  expect(await reloadDocument()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('nothing is loaded anew where nothing is kept', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  expect(await reloadDocument()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
