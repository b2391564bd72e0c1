import { describe, expect, test } from 'vitest'
import { seeded, shuffle } from '#domain/random.ts'
import { dealAllItems } from '#tests/support/games/all-items.ts'
import { dealDeck } from './rules-deck.ts'
import { isFairPair } from './rules-fair-pair.ts'
import { type Known, readItem } from './rules-items.ts'

const item = (value: number, unit = 'minutes', known: Known = 1) => ({
  label: 'A thing',
  source: 'A book',
  year: 2024,
  value,
  unit,
  known,
})

describe('a pair is fair', () => {
  test.each([
    ['some way apart', 100, 150, 'minutes', true],
    ['in either order', 150, 100, 'minutes', true],
    ['not so near that nobody can know', 100, 103, 'minutes', false],
    ['from four per cent on', 100, 104, 'minutes', true],
    ['not level', 100, 100, 'minutes', false],
    ['up to five times as much', 20, 100, 'km/h', true],
    ['not where it is no question', 20, 101, 'km/h', false],
    ['not beside nothing', 0, 3, 'minutes', false],
    ['in years by the years between', 1990, 1993, 'the year it came out', true],
    ['not in years next door', 1990, 1992, 'the year it came out', false],
    ['not across a lifetime of films', 1937, 1978, 'the year in cinemas', false],
    ['in counts by one', 0, 1, 'goals at World Cups', true],
    ['not in counts far apart', 0, 12, 'goals at World Cups', false],
    ['in hundredths of a second', 9.63, 9.68, 'seconds over 100 m', true],
    ['not in one hundredth', 9.63, 9.64, 'seconds over 100 m', false],
    ['below zero by degrees', -38.8, 0, 'degrees Celsius to melt', true],
  ])('%s: %d and %d', (_, a, b, unit, isFair) => {
    expect(isFairPair(item(a, unit), item(b, unit))).toBe(isFair)
  })

  test.each([
    [1, 1, true],
    [1, 3, true],
    [2, 3, true],
    [3, 3, false],
  ] as const)('known %i beside known %i: %s', (one, other, isFair) => {
    expect(isFairPair(item(100, 'minutes', one), item(150, 'minutes', other))).toBe(isFair)
  })
})

test.each([
  [5, 0.02],
  [10, 0.05],
  [0, 0.06],
])('with a fresh measure every %i cards, unfair pairs are at most %d of all', (measure, most) => {
  const pairs = Array.from({ length: 60 }, (_, seed) => {
    const random = seeded(seed)
    const lists = dealAllItems().map((list) => shuffle(list, random))
    return dealDeck(lists, measure, random).flatMap((chain) =>
      chain.slice(1).map((line, at) => isFairPair(readItem(chain[at] ?? ''), readItem(line))),
    )
  }).flat()
  expect(pairs.length).toBeGreaterThan(2000)
  expect(pairs.filter((isFair) => !isFair).length / pairs.length).toBeLessThan(most)
})

test('every measure holds something for everybody and something for a quiz night', () => {
  for (const list of dealAllItems()) {
    const steps = new Set(list.map((line) => readItem(line).known))
    expect([...steps].sort(), list[0]).toEqual([1, 2, 3])
  }
})

test('a line of an earlier build is known by most', () => {
  expect(readItem('Everest|8849|m high|2024|A book').known).toBe(2)
})
