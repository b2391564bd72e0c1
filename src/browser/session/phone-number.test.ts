import { expect, test } from 'vitest'
import { readPhoneNumber } from './phone-number.ts'

test.each([
  ['+45 12 34 56 78', '+4512345678'],
  ['0045 (12) 34-56.78', '+4512345678'],
  ['＋４４ 7700 900123', '+447700900123'],
  ['12 34 56 78', null],
  ['+45 12', null],
  ['+45 1234567x', null],
  ['', null],
])('%s', (typed, number) => {
  expect(readPhoneNumber(typed)).toBe(number)
})
