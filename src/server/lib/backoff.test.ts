import { expect, test } from 'vitest'
import { backoff } from './backoff.ts'

test.each([
  [1, 1_000],
  [2, 2_000],
  [6, 32_000],
  [7, 60_000],
  [5_000, 60_000],
])('after failure %i: %i ms', (failures, ms) => {
  expect(backoff(failures, { firstMs: 1_000, maxMs: 60_000 })).toBe(ms)
})
