import { expect, test } from 'vitest'
import { nextGame } from './next-game.ts'

const games = [
  { slug: 'petals', players: { min: 2, max: 20 } },
  { slug: 'fingers', players: { min: 3, max: 20 } },
  { slug: 'pair', players: { min: 2, max: 2 } },
  { slug: 'cup', players: { min: 3, max: 10 } },
]

test.each([
  ['the next one', 'petals', 4, 'fingers'],
  ['one that fits two', 'petals', 2, 'pair'],
  ['past one that does not fit', 'fingers', 4, 'cup'],
  ['round the corner', 'cup', 20, 'petals'],
  ['never the same', 'petals', 1, null],
  ['after a pack of somebody’s own, the first that fits', 'my-pack', 3, 'petals'],
])('%s', (_, played, count, expected) => {
  expect(nextGame(games, played, count)?.slug ?? null).toBe(expected)
})
