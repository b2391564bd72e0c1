import { expect, test } from 'vitest'
import { moveInGrid } from './move-in-grid.ts'

// 0 1 2
// 3 4 5
// 6 7
test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 5],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 1, 1],
  ['Home', 5, 0],
  ['End', 1, 7],
  ['Tab', 1, null],
  ['a', 1, null],
])('%s at %i leads to %j', (key, at, to) => {
  expect(moveInGrid(key, at, { columns: 3, count: 8 })).toBe(to)
})
