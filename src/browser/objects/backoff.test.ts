import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test.each([
  ['a second after the first', 1, 0.5, 1000],
  ['twice as long after each', 4, 0.5, 8000],
  ['half as long at the least', 2, 0, 1000],
  ['half as long again at the most', 2, 1, 3000],
  ['never more than four hours', 30, 0.5, 14_400_000],
])('%s', (_, failures, chance, delayMs) => {
  expect(backoffMs(failures, () => chance)).toBe(delayMs)
})
