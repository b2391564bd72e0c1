import { expect, test } from 'vitest'
import { capitalised, countOf, countWord } from './amount.ts'

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
