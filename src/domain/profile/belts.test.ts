import { expect, test } from 'vitest'
import { achievements } from './achievements.ts'
import { beltOf } from './belts.ts'

test.each([
  [0, 'White', 0, 'Yellow', 2],
  [1, 'White', 2, 'Yellow', 1],
  [2, 'Yellow', 0, 'Orange', 1],
  [3, 'Orange', 0, 'Green', 2],
  [4, 'Orange', 2, 'Green', 1],
  [5, 'Green', 0, 'Blue', 2],
  [6, 'Green', 2, 'Blue', 1],
  [7, 'Blue', 0, 'Brown', 2],
  [8, 'Blue', 2, 'Brown', 1],
  [9, 'Brown', 0, 'Black', 2],
  [10, 'Brown', 2, 'Black', 1],
])(
  '%i achievements are a %s belt with %i stripes; the %s one is %i away',
  (count, name, stripes, next, stampsToGo) => {
    expect(beltOf(count)).toMatchObject({
      belt: { name },
      stripes,
      next: { belt: { name: next }, stampsToGo },
    })
  },
)

test.each([11, 12])('%i achievements are the black belt, with all its tape', (count) => {
  expect(beltOf(count)).toMatchObject({ belt: { name: 'Black' }, stripes: 4, next: null })
})

test.each([
  [0, 'white'],
  [2, 'mustard'],
  [3, 'kaki'],
  [5, 'matcha'],
  [7, 'sora'],
  [9, 'brown'],
  [11, 'black'],
])('the belt of %i achievements is %s', (count, colour) => {
  expect(beltOf(count).belt.colour).toBe(colour)
})

test('the black belt is within reach of the stamp card', () => {
  expect(beltOf(achievements.length).next).toBeNull()
})
