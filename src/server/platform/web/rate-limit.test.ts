import { expect, test } from 'vitest'
import { formatDuration, requireWithinLimit } from './rate-limit.ts'

test.each<[number, string]>([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [119 * 60, '119 minutes'],
  [119 * 60 + 1, '2 hours'],
  [120 * 60, '2 hours'],
  [120 * 60 + 1, '3 hours'],
  [24 * 60 * 60, '24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})

test('one request too many is told how long to wait, by a person’s clock and to the second', () => {
  expect(() => requireWithinLimit({ isLimited: false, retryAfterSeconds: 1 })).not.toThrow()
  expect(() => requireWithinLimit({ isLimited: true, retryAfterSeconds: 80_000 })).toThrow(
    expect.objectContaining({
      code: 'rate_limited',
      message: 'Too many requests. Please wait 23 hours.',
      headers: { 'retry-after': '80000' },
    }),
  )
})
