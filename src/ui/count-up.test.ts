import { describe, expect, test } from 'vitest'
import { countAt } from './count-up.ts'

describe('counting', () => {
  test.each([
    ['begins at the old number', 100, 200, 0, 100],
    ['takes a frame from before its start as its start', 100, 200, -4, 100],
    ['is quick at first', 100, 200, 300, 187],
    ['ends at the new number', 100, 200, 600, 200],
    ['stays there', 100, 200, 900, 200],
    ['counts down as well', 200, 100, 300, 112],
  ])('%s', (_, from, to, elapsedMs, shown) => {
    expect(countAt(from, to, elapsedMs)).toBe(shown)
  })
})
