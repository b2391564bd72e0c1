import { expect, test } from 'vitest'
import { createUnknownPathCheck } from './unknown-path.ts'

const isUnknown = createUnknownPathCheck(['sign-in', 'games/charades', 'QR/:set', 'r/:code', '*'])

test.each([
  ['/no/such/page', true],
  ['/wp-login.php', true],
  ['/game', true],
  ['/sign-in/', false],
  ['/sign-in', false],
  ['/games', false],
  ['/games/nope', false],
  ['/GAMES/Charades', false],
  ['/qr/nope', false],
  ['/r/ABCD', false],
  // The router decodes these.
  ['/%67ames/charades', false],
  ['/no%20such', false],
  // Data of pages, by the router's own addresses.
  ['/_root.data', false],
  ['/sign-in.data', false],
  ['/', false],
  ['//games', false],
  ['', false],
])('%s is unknown by its first name: %s', (pathname, expected) => {
  expect(isUnknown(pathname)).toBe(expected)
})
