import { expect, test } from 'vitest'
import { numberInWords } from './number-in-words.ts'

test.each([
  [0, 'none'],
  [1, 'one'],
  [8, 'eight'],
  [12, 'twelve'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [24, 'twenty-four'],
  [90, 'ninety'],
  [99, 'ninety-nine'],
  [100, '100'],
  [2.5, '2.5'],
  [-3, '-3'],
])('%d is %s', (count, words) => {
  expect(numberInWords(count)).toBe(words)
})
