import { expect, test } from 'vitest'
import { type AudienceTaps, breakTie, shareOf } from './audience.ts'

test.each<[string, number[], AudienceTaps | undefined, number[]]>([
  ['nobody watches', [0, 2], undefined, [0, 2]],
  ['four taps are too few', [0, 2], { 2: 4 }, [0, 2]],
  ['from five taps on it has a say', [0, 2], { 0: 2, 2: 3 }, [2]],
  ['taps for others count towards the five', [0, 2], { 1: 4, 2: 1 }, [2]],
  ['level itself, it has none', [0, 2], { 0: 3, 2: 3 }, [0, 2]],
  ['only for others: none', [0, 2], { 1: 9 }, [0, 2]],
  ['of three it may leave two', [0, 1, 2], { 0: 3, 1: 3, 2: 1 }, [0, 1, 2]],
  ['without a tie it changes nothing', [1], { 2: 9 }, [1]],
  ['without a winner it makes none', [], { 2: 9 }, []],
])('%s', (_, tied, taps, left) => {
  expect(breakTie(tied, taps)).toEqual(left)
})

test.each<[AudienceTaps, number]>([
  [{}, 0],
  [{ has: 1, hasnt: 2 }, 33],
  [{ hasnt: 2 }, 0],
  [{ has: 200 }, 100],
])('of %j, %i per cent have', (taps, share) => {
  expect(shareOf(taps, 'has')).toBe(share)
})
