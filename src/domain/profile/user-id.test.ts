import { expect, test } from 'vitest'
import { userIdOf } from './user-id.ts'

test.each([
  ['the part of the id before any dot', 'abc.def', 'abc'],
  ['before the first of several', 'abc.def.ghi', 'abc'],
  ['the whole of an id without one', '019a-b2', '019a-b2'],
  ['nothing before a dot at the start', '.abc', ''],
  ['nothing of nothing', '', ''],
])('a user id is %s', (_, accountId, userId) => {
  expect(userIdOf(accountId)).toBe(userId)
})
