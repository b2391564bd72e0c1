import { describe, expect, test } from 'vitest'
import type { PremiumPrice } from '#contract/premium.ts'
import { defaultPrice, formatAmount, shownPrices } from './prices.ts'

const noBreak = '\u00a0'
const month = price({ id: 'month' })
const year = price({ id: 'year', interval: 'year', unitAmount: 29_900 })

function price(change: Partial<PremiumPrice>): PremiumPrice {
  return { id: 'price', interval: 'month', unitAmount: 3900, currency: 'dkk', ...change }
}

describe('an amount in words', () => {
  test.each([
    [3900, 'dkk', '39 kr.'],
    [3950, 'dkk', '39,50 kr.'],
    [129_900, 'dkk', '1.299 kr.'],
    [4900, 'sek', '49 kr'],
    [450, 'eur', '€4.50'],
    [500, 'eur', '€5'],
    [399, 'gbp', '£3.99'],
    [500, 'usd', 'US$5'],
    // Yen have no smaller unit.
    [500, 'jpy', 'JP¥500'],
    // Stripe counts forints in hundredths.
    [190_000, 'huf', 'HUF 1,900'],
    [1500, 'kwd', 'KWD 1.500'],
    [0, 'dkk', '0 kr.'],
  ])('%d of %s is %s', (unitAmount, currency, words) => {
    expect(formatAmount({ unitAmount, currency }).replaceAll(noBreak, ' ')).toBe(words)
  })
})

describe('the prices on the page', () => {
  test.each<[string, PremiumPrice[], string[]]>([
    ['a year comes before a month', [month, year], ['year', 'month']],
    [
      'of one interval, as the server lists them',
      [price({ id: 'b' }), price({ id: 'a' })],
      ['b', 'a'],
    ],
    ['one alone', [month], ['month']],
    ['none', [], []],
  ])('%s', (_, prices, ids) => {
    expect(shownPrices(prices).map(({ id }) => id)).toEqual(ids)
  })
})

describe('what is chosen before anybody has', () => {
  test.each<[string, PremiumPrice[], string | null]>([
    ['a month rather than a year', [year, month], 'month'],
    [
      'a month even where a year is less',
      [price({ id: 'y', interval: 'year', unitAmount: 1 }), month],
      'month',
    ],
    ['the least of several months', [month, price({ id: 'less', unitAmount: 1900 })], 'less'],
    [
      'the first of several that cannot be compared',
      [month, price({ id: 'euro', unitAmount: 599, currency: 'eur' })],
      'month',
    ],
    ['the year where there is no month', [year], 'year'],
    ['nothing where there is nothing', [], null],
  ])('%s', (_, prices, id) => {
    expect(defaultPrice(prices)).toBe(id)
  })
})
