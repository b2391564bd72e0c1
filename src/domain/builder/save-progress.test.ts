import { expect, test } from 'vitest'
import { saveProgress } from './save-progress.ts'

test.each([
  [0, false, 0],
  [19, false, 0],
  [20, false, 1],
  [1000, false, 50],
  [1800, false, 90],
  [60_000, false, 90],
  [40, true, 100],
  [-5, false, 0],
])('after %s ms, done %s: %s percent', (elapsedMs, isDone, percent) => {
  expect(saveProgress(elapsedMs, isDone)).toBe(percent)
})
