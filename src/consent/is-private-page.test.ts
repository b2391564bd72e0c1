import { expect, test } from 'vitest'
import { isPrivatePage } from './is-private-page.ts'

const origin = 'https://party.example'

test.each([
  ['/', '', false],
  ['/articles', '', false],
  ['/games/meyer', `${origin}/`, false],
  ['/profiles', '', false],
  ['/profile', '', true],
  ['/reset-password', '', true],
  ['/verify-email', '', true],
  ['/info/premium-processing', '', true],
  ['/info/unsubscribe', '', true],
  ['/misc/you-have-been-dared', '', true],
  ['/editor/steps/Step1Landing', '', true],
  ['/night/abc', '', true],
  ['/', `${origin}/reset-password?token=x`, true],
  ['/', `${origin}/articles?utm_source=x`, false],
  ['/', 'https://other.example/profile', false],
  ['/', 'about:blank', false],
])('%s after %j: nothing is started is %s', (pathname, referrer, isQuiet) => {
  expect(isPrivatePage({ pathname, origin }, referrer)).toBe(isQuiet)
})
