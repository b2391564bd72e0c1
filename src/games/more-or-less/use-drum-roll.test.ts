import { expect, test } from 'vitest'
import { rollAt } from './use-drum-roll.ts'

test.each([
  ['begins at nothing', 8849, 0, 0],
  ['is quick at first', 1000, 400, 684],
  ['and slow at the end', 1000, 1400, 1000],
  ['ends at the number itself', 8849, 1600, 8849],
  ['and stays there', 8849, 9000, 8849],
  ['keeps the decimals of the number', 2.37, 400, 1.62],
  ['goes down to a number below nothing', -38.8, 1600, -38.8],
])('a count that %s', (_, goal, elapsedMs, shown) => {
  expect(rollAt(goal, elapsedMs)).toBe(shown)
})
