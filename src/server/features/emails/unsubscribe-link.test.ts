import { describe, expect, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { isSignedUnsubscribeLink, unsubscribeLink } from './unsubscribe-link.ts'

const userId = '01a1ff1a-b711-7919-ae2d-13d0cd99c3d9'
const other = '01a1ff1a-b711-7919-ae2d-13d0cd99c3da'
const deps = { authSecret: 'a secret that only tests may know of', env: loadEnv({}) }
const link = new URL(unsubscribeLink(deps, userId))
const signature = link.searchParams.get('s') ?? ''

test('leads to the page, and names nobody but by their id', () => {
  const env = loadEnv({ ORIGIN: 'https://party.example' })
  expect(unsubscribeLink({ ...deps, env }, userId)).toBe(
    `https://party.example/info/unsubscribe?u=${userId}&s=${signature}`,
  )
  expect(link.origin).toBe('http://localhost:3000')
})

test('is ours', () => expect(isSignedUnsubscribeLink(deps, userId, signature)).toBe(true))

describe.each<[string, string, string]>([
  ['another account', other, signature],
  ['no account', '', signature],
  ['no signature', userId, ''],
  ['half a signature', userId, signature.slice(0, 20)],
  ['a longer one', userId, `${signature}A`],
  ['one with a letter changed', userId, `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`],
  ['letters beyond ASCII', userId, 'ü'.repeat(43)],
  ['an account that no database takes', 'a\0b', signature],
  [
    'the server across the street',
    userId,
    new URL(unsubscribeLink({ ...deps, authSecret: 'theirs' }, userId)).searchParams.get('s') ?? '',
  ],
])('with %s', (_, who, forged) => {
  test('it is not', () => expect(isSignedUnsubscribeLink(deps, who, forged)).toBe(false))
})
