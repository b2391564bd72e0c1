import { expect, test } from 'vitest'
import { roundWords } from './round-words.ts'

test.for([
  [1, 5, 'round 1 of 5'],
  [4, 5, 'round 4 of 5'],
  [5, 5, 'last round'],
  [7, 0, 'round 7'],
] as const)('round %d of %d reads "%s"', ([round, rounds, words]) => {
  expect(roundWords(round, rounds)).toBe(words)
})
