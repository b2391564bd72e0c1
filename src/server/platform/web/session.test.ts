import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { findCookie, readSessionToken } from './session.ts'

const secret = 'a secret that only tests may know of'
const signature = createHmac('sha256', secret).update('token').digest('base64')
const cookie = (value: string) => `theme=night; party-dojo=${value}; a=b`

test.each([
  ['as it was written', cookie(encodeURIComponent(`token.${signature}`)), 'token'],
  ['none at all', undefined, null],
  ['empty', cookie(''), null],
  ['under a longer name', `x-party-dojo=${encodeURIComponent(`token.${signature}`)}`, null],
  ['another token', cookie(encodeURIComponent(`other.${signature}`)), null],
  ['without a signature', cookie('token'), null],
  ['with an empty one', cookie('token.'), null],
  ['with half of one', cookie(encodeURIComponent(`token.${signature.slice(0, 20)}`)), null],
  ['wrongly encoded', cookie('%zz'), null],
])('a session cookie, %s', (_, header, token) => {
  expect(readSessionToken(header, 'party-dojo', secret)).toBe(token)
})

test('signed with another secret it is worth nothing', () => {
  const header = cookie(encodeURIComponent(`token.${signature}`))
  expect(readSessionToken(header, 'party-dojo', `${secret}!`)).toBeNull()
})

test.each([
  ['invite=abc', 'abc'],
  ['a=1; invite=a%20b ;c=2', 'a b'],
  ['INVITE=abc', null],
  ['invite', null],
  ['invite=%', null],
])('the cookie "invite" in %s', (header, value) => {
  expect(findCookie(header, 'invite')).toBe(value)
})
