import { expect, test } from 'vitest'
import { cappedEditDistance } from './capped-edit-distance.ts'

test.each([
  ['meyer', 'meyer', 0],
  ['letter', 'better', 1],
  ['meyr', 'meyer', 1],
  ['meyer', 'xmeyer', 1],
  ['eyer', 'meyer', 1],
  ['emyer', 'meyer', 1],
  ['meyre', 'meyer', 1],
  ['mexxr', 'meyer', 2],
  ['emyre', 'meyer', 2],
  ['mer', 'meyer', 2],
  ['ca', 'abc', 3],
  ['dice', 'meyer', 3],
  ['me', 'meyer', 3],
  ['', '', 0],
  ['', 'ab', 2],
  ['x'.repeat(40), 'x'.repeat(41), 1],
  ['x'.repeat(41), 'x'.repeat(41), 3],
])('%j is %j with so many slips: %i', (a, b, slips) => {
  expect(cappedEditDistance(a, b)).toBe(slips)
})
