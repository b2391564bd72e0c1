import { expect, test } from 'vitest'
import { isEqualInConstantTime } from './is-equal-in-constant-time.ts'

test.each<[string | Buffer, string | Buffer, boolean]>([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['', '', true],
  ['é', 'e', false],
  [Buffer.from('abc'), 'abc', true],
  [Buffer.from([1, 2]), Buffer.from([1, 3]), false],
])('%j and %j: %j', (a, b, isEqual) => {
  expect(isEqualInConstantTime(a, b)).toBe(isEqual)
})
