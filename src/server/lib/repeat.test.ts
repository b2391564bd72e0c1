import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openGate } from '#tests/support/app/open-gate.ts'
import { repeat } from './repeat.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('work is never done twice at once, and a stop waits for what runs', async () => {
  const gate = openGate()
  let started = 0
  let ended = 0
  const { stop } = repeat(1_000, async () => {
    started++
    await gate.opened
    ended++
  })
  await vi.advanceTimersByTimeAsync(3_500)
  expect(started).toBe(1)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isStopped).toBe(false)
  gate.open()
  await stopped
  expect([started, ended]).toEqual([3, 3])
})
