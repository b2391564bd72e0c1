import { expect, test } from 'vitest'
import { amountText, capitalised, countOf, countWord, penaltyText } from './amount.ts'

test.each([
  [1, false, 'one sip'],
  [2, false, 'two sips'],
  [1, true, 'one point'],
  [3, true, 'three points'],
  [4, false, 'three sips'],
  [12, false, 'three sips'],
  [12, true, '12 points'],
])('a penalty of %i, sober %s: %s', (count, sober, text) => {
  expect(penaltyText(count, sober)).toBe(text)
})

test('what is shared out is not cut to three', () => {
  expect(amountText(6, false)).toBe('six sips')
  expect(amountText(1, true)).toBe('one point')
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
