import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { dealAllItems } from '#tests/support/games/all-items.ts'
import { chooseGroups, dealItems, loadMeasures } from './items.ts'
import { dealDeck } from './rules-deck.ts'
import { readItem, writeItem } from './rules-items.ts'
import { formatValue, isEveryday, wordsFor } from './rules-measures.ts'

const lists = dealAllItems()
const items = lists.flat().map(readItem)
const spoken = 'no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')

test('there are plenty of them, in many measures', () => {
  expect(items.length).toBeGreaterThanOrEqual(1800)
  expect(new Set(items.map(({ unit }) => unit)).size).toBeGreaterThanOrEqual(34)
  expect(lists.length).toBe(new Set(items.map(({ unit }) => unit)).size)
})

test('what everybody talks about stands first, in sets of 25 things or more', () => {
  const units = lists.map((list) => readItem(list[0] ?? '').unit)
  const common = units.filter(isEveryday)
  expect(common.length).toBeGreaterThanOrEqual(19)
  expect(units.slice(0, common.length)).toEqual(common)
  expect(units.indexOf('km across')).toBeGreaterThan(common.length)
  for (const list of lists.slice(0, common.length)) {
    expect(list.length, list[0]).toBeGreaterThanOrEqual(25)
  }
})

test('a deck has what everybody talks about first, and the rest in between', () => {
  const seeds = Array.from({ length: 50 }, (_, seed) => seed)
  const orders = seeds.map((seed) =>
    dealDeck(lists, 5, seeded(seed)).map(([line = '']) => isEveryday(readItem(line).unit)),
  )
  for (const order of orders) {
    expect(order).toEqual([true, true, true, false, true, true, true, false])
  }
  const openings = seeds.map(
    (seed) => readItem(dealDeck(lists, 5, seeded(seed))[0]?.[0] ?? '').unit,
  )
  expect(new Set(openings).size).toBeGreaterThan(5)
})

test('a page loads three groups of five, which fill every deck', async () => {
  const loaded = new Set<string>()
  for (let seed = 0; seed < 30; seed++) {
    const groups = chooseGroups(seeded(seed))
    expect(groups).toHaveLength(3)
    const some = dealItems(await loadMeasures(groups), true)
    for (const [line = ''] of some) loaded.add(readItem(line).unit)
    const order = dealDeck(some, 5, seeded(seed)).map(([line = '']) =>
      isEveryday(readItem(line).unit),
    )
    expect(order).toEqual([true, true, true, false, true, true, true, false])
  }
  expect(loaded.size).toBe(dealAllItems(true).length)
})

test('prices and records say when, so that they do not move', () => {
  const dated = ['pounds at the time', 'pence at the time', 'seconds over 100 m']
  for (const { unit, label } of items) {
    if (dated.includes(unit)) expect(label).toMatch(/\b(19|20|18)\d\d$/)
  }
})

describe.each(lists.map((list) => [readItem(list[0] ?? '').unit, list] as const))(
  '%s',
  (unit, list) => {
    const own = list.map(readItem)

    test('has enough for a whole evening, each thing once', () => {
      expect(own.length).toBeGreaterThanOrEqual(12)
      expect(new Set(own.map(({ label }) => label.toLowerCase())).size).toBe(own.length)
      expect(new Set(own.map((item) => item.unit))).toEqual(new Set([unit]))
    })

    test('says what it is, how much, when, and who says so', () => {
      for (const { label, value, year, source } of own) {
        expect(label).toMatch(/^[\p{Lu}\d]\S*( \S+)*$/u)
        expect(label.length, label).toBeLessThanOrEqual(40)
        expect(value, label).toBeTypeOf('number')
        expect(Number.isFinite(value), label).toBe(true)
        expect(year, label).toBeGreaterThanOrEqual(2015)
        expect(year, label).toBeLessThanOrEqual(2026)
        expect(source.length, label).toBeGreaterThan(2)
        expect(`${label}${source}`).not.toMatch(/['"|;@\n]|\s{2}/)
      }
    })

    test('keeps its number out of its label, in digits and in words', () => {
      for (const { label, value } of own) {
        const words = spoken[value] ? `|\\b${spoken[value]}` : ''
        expect(label).not.toMatch(new RegExp(`(?<!\\d)${value}(?!\\d)${words}`, 'i'))
      }
    })

    test('has numbers that differ, and words for more and less', () => {
      const values = own.map(({ value }) => value)
      expect(new Set(values).size).toBeGreaterThan(4)
      expect(wordsFor(unit)).not.toBeNull()
    })

    test('comes back from a deck as it went in', () => {
      for (const item of own) expect(readItem(writeItem(item))).toEqual(item)
    })
  },
)

test('without drinks when sober, and without a word about them anywhere else', () => {
  const bar =
    /beer|wine|vodka|whisk|\bgin\b|\brum\b|\bbrew|aquavit|liqueur|alcohol|\bpub\b|\bbar\b|\bstrong|drink|\bsip\b/i
  const sober = dealAllItems(true).flat()
  expect(lists.flat().length).toBeGreaterThan(sober.length)
  expect(sober.filter((line) => bar.test(line))).toEqual([])
})

test('a line that is no item is refused', () => {
  expect(() => readItem('Everest')).toThrow(RangeError)
})

test.each([
  [17098242, 'km²', '17,098,242'],
  [1969, 'the year', '1969'],
  [1975, 'the year it came out', '1975'],
  [84.5, 'pounds at the time', '84.50'],
  [101, 'pounds at the time', '101'],
  [8.5, 'pence at the time', '8.5'],
  [-38.8, 'degrees Celsius to melt', '−38.8'],
  [0.914, 'm by the rules', '0.914'],
])('%d %s is read %s', (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text)
})
