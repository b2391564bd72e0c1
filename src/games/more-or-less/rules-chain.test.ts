import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded, shuffle } from '#domain/random.ts'
import { promptListOf } from '#tests/support/games/more-or-less-table.ts'
import { chainOf } from './rules-chain.ts'
import { readItem } from './rules-items.ts'

const runs = { seed: 20261124, numRuns: 2000 }
const numberOf = (line: string) => readItem(line).value
const measure = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 3, maxLength: 60 })

/** The answers of a chain, true where the next number is more. */
function answersOf(chain: readonly string[]): boolean[] {
  return chain.slice(1).map((line, at) => numberOf(line) > numberOf(chain[at] ?? ''))
}

describe('a chain of items', () => {
  test('leaves both answers open at every step, whatever the numbers are', () => {
    fc.assert(
      fc.property(measure, fc.nat({ max: 23 }), fc.nat(), (values, steps, seed) => {
        const list = shuffle(promptListOf(values), seeded(seed))
        const chain = chainOf(list, steps, seeded(seed))
        chain.slice(0, -1).forEach((line, at) => {
          const rest = list.filter((other) => !chain.slice(0, at + 1).includes(other)).map(numberOf)
          expect(rest.some((value) => value > numberOf(line))).toBe(true)
          expect(rest.some((value) => value < numberOf(line))).toBe(true)
        })
        expect(new Set(chain).size).toBe(chain.length)
      }),
      runs,
    )
  })

  test('goes as many steps as are wanted, where twice as many other numbers are there', () => {
    fc.assert(
      fc.property(measure, fc.nat({ max: 23 }), fc.nat(), (values, steps, seed) => {
        const chain = chainOf(promptListOf(values), steps, seeded(seed))
        const possible = Math.floor((new Set(values).size - 1) / 2)
        expect(chain.length).toBe(possible < 1 ? 0 : Math.min(steps, possible) + 1)
      }),
      runs,
    )
  })

  test('takes each answer from a coin of its own', () => {
    const coins = [0.1, 0.9, 0.9, 0.2, 0.4]
    let thrown = 0
    const chain = chainOf(promptListOf(Array.from({ length: 30 }, (_, at) => at)), 5, () => {
      thrown += 1
      return coins[thrown - 1] ?? 0
    })
    expect(answersOf(chain)).toEqual([true, false, false, true, true])
    expect(thrown).toBe(5)
  })

  test('goes on from the number on the table, where there is room on both sides of it', () => {
    const list = promptListOf(Array.from({ length: 9 }, (_, at) => at))
    expect(chainOf(list, 5, seeded(1), list[2])).toHaveLength(2)
    expect(chainOf(list, 5, seeded(1), list[4])).toHaveLength(4)
    expect(chainOf(list, 5, seeded(1), list[0])).toEqual([])
  })

  test('takes items in the order in which the device should see them', () => {
    const list = promptListOf([5, 3, 7, 1, 9, 2, 8])
    expect(chainOf(list, 1, () => 0).map(numberOf)).toEqual([5, 7])
    expect(chainOf(list, 1, () => 0.9).map(numberOf)).toEqual([5, 3])
  })
})
