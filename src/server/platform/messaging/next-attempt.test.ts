import { describe, expect, test } from 'vitest'
import { nextAttempt } from './next-attempt.ts'

const secondMs = 1_000
const hourMs = 3_600_000

describe('nextAttempt', () => {
  test.each([
    [1, 30 * secondMs],
    [2, 60 * secondMs],
    [3, 120 * secondMs],
    [7, 1_920 * secondMs],
    [8, hourMs],
    [30, hourMs],
    [5_000, hourMs],
  ])('after failure %i waits %i ms', (attempts, delayMs) => {
    expect(nextAttempt({ attempts, createdAtMs: 5, nowMs: 5 })).toBe(5 + delayMs)
  })

  test.each([
    [23.5 * hourMs, 24 * hourMs],
    [24 * hourMs - 1, 24 * hourMs],
    [24 * hourMs, null],
    [72 * hourMs, null],
  ])('%i ms after it was sent: %s', (nowMs, next) => {
    expect(nextAttempt({ attempts: 20, createdAtMs: 0, nowMs })).toBe(next)
  })
})
