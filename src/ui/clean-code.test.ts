import { expect, test } from 'vitest'
import { cleanCode, shortCodeMessage } from './clean-code.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123\u00a0456\n', '123456'],
  ['123-456', '123456'],
  ['Your code is 123456.', '123456'],
  ['1234567', '123456'],
  ['12a4', '124'],
  ['１２３４５６', '123456'],
  ['', ''],
  ['soon', ''],
])('%j is %j', (typed, code) => {
  expect(cleanCode(typed)).toBe(code)
})

test('a longer code keeps all of its digits, and says how many', () => {
  expect(cleanCode('1234 5678 9', 8)).toBe('12345678')
  expect(shortCodeMessage(8)).toBe('A code has 8 digits.')
  expect(shortCodeMessage(6)).toBe('A code has six digits.')
})
