import { expect, test } from 'vitest'
import { cleanCode } from './clean-code.ts'

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
