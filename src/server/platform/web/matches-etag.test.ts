import { expect, test } from 'vitest'
import { matchesETag } from './matches-etag.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['W/"b",W/"a"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['"a-br"', false],
  ['"x,"a"', false],
  ['', false],
])('If-None-Match: %s', (header, expected) => {
  expect(matchesETag(header, '"a"')).toBe(expected)
})
