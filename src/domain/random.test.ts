import { describe, expect, test } from 'vitest'
import { pick, randomInt, seeded, seededAt, shuffle } from './random.ts'

describe('seeded', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seeded(seed))
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  test('stays from 0 up to, not including, 1 and is even over ten buckets', () => {
    const random = seeded(1)
    const buckets = Array.from({ length: 10 }, () => 0)
    for (let draw = 0; draw < 100_000; draw++) {
      const bucket = randomInt(10, random)
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
    }
    // Chi-square with 9 degrees of freedom: 27.9 is passed once in a thousand.
    const chiSquare = buckets.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(buckets.reduce((sum, count) => sum + count)).toBe(100_000)
    expect(chiSquare).toBeLessThan(27.9)
  })
})

describe('seededAt', () => {
  const draw = (...place: [number, ...number[]]) => Array.from({ length: 5 }, seededAt(...place))

  test('gives the same at the same place, and something else at every other', () => {
    const places: [number, ...number[]][] = [
      [7],
      [7, 0],
      [7, 1],
      [8, 0],
      [7, 0, 0],
      [7, 0, 1],
      [7, 1, 0],
    ]
    for (const place of places) expect(draw(...place)).toEqual(draw(...place))
    expect(new Set(places.map((place) => draw(...place).join())).size).toBe(places.length)
  })

  test('is even from place to place', () => {
    const hits = Array.from({ length: 10_000 }, (_, at) => randomInt(4, seededAt(3, at)))
    for (const side of [0, 1, 2, 3]) {
      const share = hits.filter((hit) => hit === side).length / hits.length
      expect(Math.abs(share - 0.25)).toBeLessThan(0.02)
    }
  })
})

test('pick takes every item sooner or later and refuses an empty list', () => {
  const random = seeded(2)
  const picked = new Set(Array.from({ length: 100 }, () => pick(['a', 'b', 'c'], random)))
  expect([...picked].sort()).toEqual(['a', 'b', 'c'])
  expect(() => pick([], random)).toThrow(RangeError)
})

describe('shuffle', () => {
  test('keeps every item and leaves the list it was given alone', () => {
    const items = [1, 2, 3, 4, 5, 6]
    expect(shuffle(items, seeded(3)).sort()).toEqual(items)
    expect(items).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('every order of three comes up about equally often', () => {
    const random = seeded(4)
    const orders = new Map<string, number>()
    for (let round = 0; round < 6000; round++) {
      const order = shuffle(['a', 'b', 'c'], random).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    // Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand.
    const counts = [...orders.values()]
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(20.5)
  })
})
