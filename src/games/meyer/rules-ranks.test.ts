import { expect, test } from 'vitest'
import {
  asDice,
  callOf,
  diceOf,
  numberOf,
  oddsOf,
  rankOf,
  ranks,
  waysOf,
  waysToReach,
} from './rules-ranks.ts'

test('there are 21 ranks, and every throw has one', () => {
  expect(ranks).toHaveLength(21)
  const faces = [1, 2, 3, 4, 5, 6]
  const thrown = faces.flatMap((one) => faces.map((other) => rankOf(asDice(one, other))))
  expect(thrown).toHaveLength(36)
  for (const rank of ranks) {
    expect(thrown.filter((each) => each === rank)).toHaveLength(waysOf(rank))
    expect(rankOf(diceOf(rank))).toBe(rank)
  }
})

test.each<[string, [number, number], number, string]>([
  ['Meyer is the best', [1, 2], 21, 'Meyer'],
  ['Little Meyer comes next', [1, 3], 20, 'Little Meyer'],
  ['then the pairs, sixes first', [6, 6], 19, '6–6'],
  ['down to the aces', [1, 1], 14, '1–1'],
  ['then the rest, the higher die first', [5, 6], 13, '6–5'],
  ['the second die decides', [6, 1], 9, '6–1'],
  ['a smaller first die is less', [4, 5], 8, '5–4'],
  ['3–2 is the least', [2, 3], 1, '3–2'],
])('%s', (_, [one, other], rank, call) => {
  expect(rankOf(asDice(one, other))).toBe(rank)
  expect(callOf(rank)).toBe(call)
})

test.each([
  [21, 2],
  [20, 4],
  [19, 5],
  [17, 7],
  [16, 8],
  [14, 10],
  [13, 12],
  [1, 36],
])('rank %i or better comes in %i of 36 throws', (rank, ways) => {
  expect(waysToReach(rank)).toBe(ways)
  expect(oddsOf(rank)).toBeCloseTo(ways / 36)
})

test('Meyer is read as the dice it is', () => {
  expect(numberOf(21)).toBe('2–1')
})
