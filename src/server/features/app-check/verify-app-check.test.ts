import { expect, test } from 'vitest'
import { isAppCheckToken, issueAppCheckToken } from './verify-app-check.ts'

const hourMs = 60 * 60_000
const ours = { authSecret: 'a secret that only tests may know of', now: () => 1_000_000 }
const { token } = issueAppCheckToken(ours)
const [expiry = '', signature = ''] = token.split('.')

test('a token holds for one hour, to the millisecond', () => {
  expect(isAppCheckToken({ ...ours, now: () => 1_000_000 + hourMs - 1 }, token)).toBe(true)
  expect(isAppCheckToken({ ...ours, now: () => 1_000_000 + hourMs }, token)).toBe(false)
})

test.each([
  ['nothing', ''],
  ['the end alone', expiry],
  ['another end', `${Number(expiry) + 1}.${signature}`],
  ['another spelling of the end', `0${expiry}.${signature}`],
  ['another signature', `${expiry}.${'A'.repeat(43)}`],
  ['a shorter signature', `${expiry}.${signature.slice(1)}`],
  ['more behind it', `${token}.`],
  ['a line more', `${token}\n`],
  ['letters beyond ASCII', `${expiry}.${'ü'.repeat(43)}`],
  [
    'another server’s secret',
    issueAppCheckToken({ ...ours, authSecret: 'the server across the street' }).token,
  ],
])('%s is no token', (_, forged) => {
  expect(isAppCheckToken(ours, forged)).toBe(false)
})
