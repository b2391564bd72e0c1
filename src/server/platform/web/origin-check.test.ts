import { expect, test } from 'vitest'
import { isAllowedWrite } from './origin-check.ts'

const own = 'https://party.example'

test.each([
  // configured origin, Origin, Sec-Fetch-Site, Host, allowed
  [own, 'https://party.example', 'same-origin', 'party.example', true],
  [own, 'https://party.example', undefined, 'internal:3000', true],
  [own, 'http://party.example', undefined, 'party.example', false],
  [own, 'https://evil.example', undefined, 'evil.example', false],
  [own, 'null', undefined, 'party.example', false],
  [own, undefined, 'cross-site', 'party.example', false],
  [own, undefined, 'same-site', 'party.example', false],
  [own, undefined, 'same-origin', 'party.example', true],
  [own, undefined, 'none', 'party.example', true],
  [own, undefined, undefined, 'party.example', true],
  [null, 'http://192.168.1.5:3000', 'same-origin', '192.168.1.5:3000', true],
  [null, 'http://192.168.1.5:3000', 'cross-site', '192.168.1.5:3000', false],
  [null, 'http://evil.example', undefined, '192.168.1.5:3000', false],
  [null, 'null', undefined, '192.168.1.5:3000', false],
])('configured %s, from %s, %s, to %s: %s', (ownOrigin, origin, secFetchSite, host, expected) => {
  expect(isAllowedWrite({ origin, secFetchSite, host }, ownOrigin)).toBe(expected)
})
