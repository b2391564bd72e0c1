import { expect, test } from 'vitest'
import { openMoveLimit } from './limit-moves.ts'

test('twenty at once, then ten a second, for each seat', () => {
  const limit = openMoveLimit()
  const takeMany = (count: number, key: string, nowMs: number) =>
    Array.from({ length: count }, () => limit.take(key, nowMs)).filter(Boolean).length
  expect(takeMany(30, 'a', 0)).toBe(20)
  expect(takeMany(30, 'b', 0)).toBe(20)
  expect(takeMany(30, 'a', 500)).toBe(5)
  expect(takeMany(30, 'a', 60_000)).toBe(20)
  // A clock that is set back gives nothing, and takes nothing.
  expect(takeMany(30, 'b', 50)).toBe(0)
})
