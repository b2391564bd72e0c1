import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const reload = vi.fn()
const nowMs = 1_800_000_000_000
const yearMs = 365 * 24 * 3_600_000
let kept: Map<string, string>

beforeEach(() => {
  reload.mockReset()
  kept = new Map()
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: nowMs })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  livesFor(60_000, 'navigate')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function livesFor(ageMs: number, type: string): void {
  vi.stubGlobal('performance', { now: () => ageMs, getEntriesByType: () => [{ type }] })
}

function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
}

describe('a reload of the app’s own', () => {
  test.each<[string, () => void, number]>([
    ['comes at once on a page that never was', () => {}, 0],
    [
      'comes after the rest of ten seconds',
      () => kept.set('reloadedAt', `${nowMs - 4_000}`),
      6_000,
    ],
    ['comes at once after them', () => kept.set('reloadedAt', `${nowMs - 10_000}`), 0],
    [
      'comes at once where the clock is a year ahead',
      () => kept.set('reloadedAt', `${nowMs - yearMs}`),
      0,
    ],
    [
      'comes at once where it is a year behind',
      () => kept.set('reloadedAt', `${nowMs + yearMs}`),
      0,
    ],
    ['comes at once where what is kept is no time', () => kept.set('reloadedAt', 'soon'), 0],
    ['comes at once where nothing can be kept', blockStorage, 0],
    [
      'waits there too on a page that was itself reloaded',
      () => {
        blockStorage()
        livesFor(3_000, 'reload')
      },
      7_000,
    ],
    ['waits after somebody’s own reload', () => livesFor(1_000, 'reload'), 9_000],
    ['comes at once on an old page that was reloaded', () => livesFor(10_000, 'reload'), 0],
    ['comes at once on a young page that was not', () => livesFor(10, 'navigate'), 0],
  ])('%s', async (_, set, waitMs) => {
    set()
    const { reloadOnce } = await import('./reload-once.ts')
    reloadOnce()
    if (waitMs > 0) vi.advanceTimersByTime(waitMs - 1)
    expect(reload).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('comes once, however often it is asked for, and is remembered', async () => {
    const { reloadOnce } = await import('./reload-once.ts')
    for (let call = 0; call < 5; call++) reloadOnce()
    vi.runAllTimers()
    reloadOnce()
    vi.runAllTimers()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(kept.get('reloadedAt')).toBe(`${nowMs}`)
  })
})
