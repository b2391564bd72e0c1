import { expect, test } from 'vitest'
import { neckAngles } from './neck-angles.ts'

const four = [0, 1, 2, 3]

test.each([
  [0, 'up on the right', 0, 90],
  [1, 'down on the right', 90, 180],
  [2, 'down on the left', 180, 270],
  [3, 'up on the left', 270, 360],
])('seat %i of four is %s', (seat, _, from, to) => {
  const { rest } = neckAngles(four, seat)
  expect(rest).toBeGreaterThan(from)
  expect(rest).toBeLessThan(to)
})

test.each([2, 3, 9, 20])('of %i the neck stops past everybody’s next, within a turn', (count) => {
  const here = Array.from({ length: count }, (_, seat) => seat)
  for (const seat of here) {
    const { rest, past } = neckAngles(here, seat)
    expect(past).toBeGreaterThan(rest)
    expect(past - rest).toBeLessThan(360)
  }
})
