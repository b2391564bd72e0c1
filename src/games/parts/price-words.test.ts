import { expect, test } from 'vitest'
import { priceTail, priceWords } from './price-words.ts'

test.for([
  { price: 'soft', amount: 1, words: 'A sip without alcohol, if you like.' },
  { price: 'drinks', amount: 1, words: 'A sip, if you like. Water counts.' },
  { price: 'drinks', amount: 2, words: 'Two sips, if you like. Water counts.' },
  { price: 'drinks', amount: 9, words: 'Three sips, if you like. Water counts.' },
  { price: 'drinks', amount: 0, words: null },
  { price: 'points', amount: 2, words: null },
  { price: 'water', amount: 3, words: 'Have a water.' },
  { price: 'choice', amount: 2, words: 'Two sips, if you play for sips. Water counts.' },
] as const)('$amount for $price', ({ price, amount, words }) => {
  expect(priceWords(price, amount)).toBe(words)
})

test.for([
  ['points', '.'],
  ['water', '.'],
  ['soft', ', if you like.'],
  ['drinks', ', if you like. Water counts.'],
  ['choice', ', if you like. Water counts.'],
] as const)('after an amount for %s: %s', ([price, tail]) => {
  expect(priceTail(price)).toBe(tail)
})
