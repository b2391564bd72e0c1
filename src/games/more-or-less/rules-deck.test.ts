import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { promptListOf, tableOf } from '#tests/support/games/more-or-less-table.ts'
import { changeDeckPacks, dealDeck, followUp, freshPair } from './rules-deck.ts'
import { readItem } from './rules-items.ts'

const unitOf = (line: string) => readItem(line).unit
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const lists = ['m', 'kg', 's'].map((unit) => promptListOf(numbers(30), unit))

describe('a deck', () => {
  test.each([
    ['every five cards, and one to begin with', 5, 6],
    ['every ten', 10, 11],
    ['until it runs out of fair pairs', 0, 13],
  ])('holds as many of a measure as are wanted: %s', (_, cards, held) => {
    const deck = dealDeck(lists, cards, seeded(1))
    expect(deck.map((list) => list.length)).toEqual([held, held, held])
  })

  test('never pairs units, however the lists came', () => {
    const mixed = [numbers(30).flatMap((at) => lists.map((list) => list[at] ?? ''))]
    for (const list of dealDeck(mixed, 5, seeded(2))) expect(new Set(list.map(unitOf)).size).toBe(1)
  })

  test('does without a measure that leaves one answer, and without an item twice', () => {
    const deck = dealDeck(
      [['m', 'm'].flatMap(() => promptListOf([1, 2, 3])), promptListOf([1, 2, 2], 'kg')],
      5,
      seeded(3),
    )
    expect(deck.map((list) => list.map(unitOf))).toEqual([['m', 'm']])
    expect(new Set(deck.flat()).size).toBe(2)
  })

  test('is never more than a game can need', () => {
    const many = numbers(12).map((at) => promptListOf(numbers(99), `unit ${at}`))
    const deck = dealDeck(many, 0, seeded(5))
    expect(deck.map((list) => list.length)).toEqual(numbers(8).map(() => 13))
  })

  test('lays the next measure when one has run out', () => {
    const deck = [promptListOf([1, 2, 3]), promptListOf([7, 8], 'kg')]
    const pair = freshPair(deck)
    const more = pair && followUp(pair.b, pair.deck)
    expect(more?.b).toBe(promptListOf([1, 2, 3])[2])
    expect(more && followUp(more.b, more.deck)).toBeNull()
    expect(more && freshPair(more.deck.slice(1))).toMatchObject({
      a: promptListOf([7, 8], 'kg')[0],
    })
    expect(freshPair([])).toBeNull()
  })

  test('goes on in the same measure from other lists, without what lies there', () => {
    const [a = '', , b = ''] = lists[1] ?? []
    const deck = changeDeckPacks(lists, 5, [a, b], seeded(6))
    expect(deck.map(([line = '']) => unitOf(line))).toEqual(['kg', 'm', 's'])
    expect(deck.flat()).not.toContain(a)
    expect(changeDeckPacks([lists[0] ?? []], 5, [a, b], seeded(6))[0]).toEqual([])
  })
})

test.each([
  [5, [5, 5, 5, 5]],
  [10, [10, 10]],
] as const)('every %i cards a fresh measure is on the table, for both things', (measure, runs) => {
  const { must, answers, start } = tableOf()
  const opening = start({ measure, target: 15 })
  const begun = must({ ...opening, ...freshPairOf(measure) }, { type: 'begin' })
  const units: string[] = []
  let now = begun
  for (let card = 1; card <= 20; card++) {
    expect(unitOf(now.a)).toBe(unitOf(now.b))
    units.push(unitOf(now.a))
    const revealed = answers(now, 'T')
    if (card < 20) now = must(revealed, { type: 'next' })
  }
  const changes = units.filter((unit, at) => at === 0 || unit !== units[at - 1]).length
  expect(changes).toBe(runs.length)
})

function freshPairOf(measure: number) {
  const many = ['a', 'b', 'c', 'd'].map((unit) => promptListOf(numbers(30), unit))
  const pair = freshPair(dealDeck(many, measure, seeded(4)))
  if (!pair) throw new Error('No pair')
  return pair
}
