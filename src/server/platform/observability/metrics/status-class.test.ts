import { expect, test } from 'vitest'
import { methodLabel, statusClass } from './status-class.ts'

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'the method %s is counted by its name',
  (method) => expect(methodLabel(method)).toBe(method),
)

test.each(['BREW', 'get', ''])('a made-up method is one of the others: %j', (method) => {
  expect(methodLabel(method)).toBe('other')
})

test.each([
  [100, '1xx'],
  [204, '2xx'],
  [399, '3xx'],
  [503, '5xx'],
])('an answer of %i is counted as %s', (status, label) => {
  expect(statusClass(status)).toBe(label)
})
