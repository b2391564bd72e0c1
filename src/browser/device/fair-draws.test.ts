import { describe, expect, test } from 'vitest'
import { type Random, seeded } from '#domain/random.ts'
import { drawRest } from '#domain/tools/bottle.ts'
import { coinSides, flipCoin } from '#domain/tools/coin.ts'
import { dieSides, throwDice } from '#domain/tools/dice.ts'
import { fairInt } from '#domain/tools/fair-int.ts'
import { deviceRandom } from './random.ts'

const draws = 100_000

/**
 * Chi-square that passes once in a million, by degrees of freedom (Wilson and Hilferty): real
 * randomness cannot be repeated, and must not fail a build.
 */
function limit(freedom: number): number {
  const share = 2 / (9 * freedom)
  return freedom * (1 - share + 4.76 * Math.sqrt(share)) ** 3
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function expectFair(outcomes: number, draw: () => number): void {
  const counts = Array.from({ length: outcomes }, () => 0)
  for (let done = 0; done < draws; done++) {
    const outcome = draw()
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  expect(counts).toHaveLength(outcomes)
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(chiSquare(counts)).toBeLessThan(limit(outcomes - 1))
}

describe.each<[string, () => Random]>([
  ['this device', () => deviceRandom],
  ['a seed', () => seeded(1911)],
])('over 100,000 draws from %s', { timeout: 30_000 }, (_, source) => {
  test('a coin is fair', () => {
    const random = source()
    expectFair(2, () => coinSides.indexOf(flipCoin(random)))
  })

  test.each(dieSides)('a die of %i sides is fair', (sides) => {
    const random = source()
    expectFair(sides, () => (throwDice({ count: 1, sides }, random).faces[0] ?? 0) - 1)
  })

  test.each([2, 3, 7, 20])('a bottle among %i is fair', (count) => {
    const random = source()
    const names = Array.from({ length: count }, (_, at) => `P${at}`)
    expectFair(count, () => names.indexOf(drawRest(names, random).name ?? ''))
  })

  test('a bottle among nobody is fair to all twelve hours', () => {
    const random = source()
    expectFair(12, () => Math.floor(drawRest([], random).angle / 30))
  })

  test('two dice thrown together know nothing of each other', () => {
    const random = source()
    expectFair(36, () => {
      const [one = 0, other = 0] = throwDice({ count: 2, sides: 6 }, random).faces
      return (one - 1) * 6 + other - 1
    })
  })
})

describe('exactly even', () => {
  const words = 2 ** 32
  const word = (bits: number) => bits / words

  test.each([3, 6, 10, 20, 100, 360])('out of %i, the uneven rest is thrown again', (below) => {
    // With n outcomes each starts at the first word at or above k·2³²/n; when the remainder is
    // smaller than 2³² mod n, the word is one too many.
    const uneven = words % below
    const tooMany: number[] = []
    for (let outcome = 0; outcome < below; outcome++) {
      const first = Math.ceil((outcome * words) / below)
      for (const bits of [first, first + 1]) {
        if ((bits * below) % words < uneven) tooMany.push(bits)
      }
    }
    expect(tooMany.length).toBeGreaterThan(0)
    for (const bits of tooMany) {
      const given = [word(bits), word(words / 2 + 1)]
      expect(fairInt(below, () => given.shift() ?? 0.5)).toBe(Math.floor(below / 2))
      expect(given).toEqual([])
    }
  })

  test.each([2, 4, 8])('out of %i nothing is left over', (below) => {
    expect(fairInt(below, () => 0)).toBe(0)
    expect(fairInt(below, () => word(words - 1))).toBe(below - 1)
  })
})
