import { expect, test } from 'vitest'
import { capitalised, countWord, penaltyText } from './amount.ts'

test.each([
  [1, false, 'one sip'],
  [2, false, 'two sips'],
  [1, true, 'one point'],
  [3, true, 'three points'],
  [12, false, '12 sips'],
])('%i, sober %s: %s', (count, sober, text) => {
  expect(penaltyText(count, sober)).toBe(text)
})

test('nought is no', () => {
  expect(countWord(0)).toBe('no')
})

test.each([
  ['two sips', 'Two sips'],
  ['12 sips', '12 sips'],
  ['', ''],
])('%s begins a sentence', (words, text) => {
  expect(capitalised(words)).toBe(text)
})
