import { expect, test } from 'vitest'
import { amountText, capitalised, countOf, countWord, penaltyText } from './amount.ts'

test.each([
  [1, 'drinks', 'one sip'],
  [2, 'drinks', 'two sips'],
  [4, 'drinks', 'three sips'],
  [12, 'drinks', 'three sips'],
  [1, 'points', 'one point'],
  [12, 'points', '12 points'],
  [1, 'soft', 'one soft sip'],
  [12, 'soft', 'three soft sips'],
  [1, 'choice', 'one sip or point'],
  [12, 'choice', 'three sips or points'],
  [1, 'water', 'a water'],
  [12, 'water', 'a water'],
] as const)('a penalty of %i for %s: %s', (count, owed, text) => {
  expect(penaltyText(count, owed)).toBe(text)
})

test('what is shared out is not cut to three', () => {
  expect(amountText(6, 'drinks')).toBe('six sips')
  expect(amountText(1, 'points')).toBe('one point')
})

test('nought is no, up to ten is a word, more is digits', () => {
  expect(Array.from({ length: 12 }, (_, count) => countWord(count))).toEqual([
    ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', '11'],
  ])
})

test.each([
  ['two sips', 'Two sips'],
  ['12 sips', '12 sips'],
  ['', ''],
])('%s begins a sentence', (words, text) => {
  expect(capitalised(words)).toBe(text)
})

test.each([
  [1, 'prompts', '1 prompt'],
  [1, 'categories', '1 category'],
  [12, 'phrases', '12 phrases'],
  [0, 'columns', '0 columns'],
])('%i of %s is %s', (count, plural, text) => {
  expect(countOf(count, plural)).toBe(text)
})
