import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkTimeoutMs, longWaitMs } from './poll-plan.ts'
import { startPolling } from './start-polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Reply = 'answer' | 'failure' | 'silence'

function open(...replies: Reply[]) {
  const startedMs = Date.now()
  const seen = { checkedMs: [] as number[], longMs: [] as number[], isLookedAt: true }
  const polling = startPolling({
    check() {
      const reply = replies[Math.min(seen.checkedMs.length, replies.length - 1)]
      seen.checkedMs.push(Date.now() - startedMs)
      if (reply === 'silence') return new Promise(() => {})
      return reply === 'answer' ? Promise.resolve() : Promise.reject(new Error('No.'))
    },
    isVisible: () => seen.isLookedAt,
    onLong: () => void seen.longMs.push(Date.now() - startedMs),
  })
  return { polling, seen }
}

test.each<[string, Reply[], checkedMs: number[]]>([
  ['answered each time', ['answer'], [1000, 3000, 6000, 11_000]],
  ['failing each time', ['failure'], [1000, 3000, 6000, 11_000]],
  [
    'one that is never answered is given up',
    ['silence', 'answer'],
    [1000, 1000 + checkTimeoutMs + 2000, 1000 + checkTimeoutMs + 5000],
  ],
])('by the plan: %s', async (_, replies, checkedMs) => {
  const { polling, seen } = open(...replies)
  await vi.advanceTimersByTimeAsync(checkedMs.at(-1) ?? 0)
  expect(seen.checkedMs).toEqual(checkedMs)
  polling.stop()
})

test.each<[string, Reply]>([
  ['answered', 'answer'],
  ['never answered', 'silence'],
])('it is told once that it takes long, on time: %s', async (_, reply) => {
  const { polling, seen } = open(reply)
  await vi.advanceTimersByTimeAsync(2 * longWaitMs)
  expect(seen.longMs).toEqual([longWaitMs])
  polling.stop()
})

test('nothing is checked while nobody looks, and at once when somebody does again', async () => {
  const { polling, seen } = open('answer')
  seen.isLookedAt = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(seen.checkedMs).toEqual([])
  seen.isLookedAt = true
  void polling.checkNow()
  await vi.advanceTimersByTimeAsync(2000)
  expect(seen.checkedMs).toEqual([30_000, 32_000])
  polling.stop()
})

test('one check at a time', async () => {
  const { polling, seen } = open('silence')
  await vi.advanceTimersByTimeAsync(1000)
  void polling.checkNow()
  expect(seen.checkedMs).toEqual([1000])
  polling.stop()
})

test('once stopped it neither checks nor tells', async () => {
  const { polling, seen } = open('answer')
  polling.stop()
  void polling.checkNow()
  await vi.advanceTimersByTimeAsync(2 * longWaitMs)
  expect([seen.checkedMs, seen.longMs, vi.getTimerCount()]).toEqual([[], [], 0])
})
