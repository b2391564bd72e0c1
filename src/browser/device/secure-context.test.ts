import { afterEach, expect, test, vi } from 'vitest'
import { passkeyObstacle, plainHttpReason } from './secure-context.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page that came over plain http says so', () => {
  vi.stubGlobal('isSecureContext', false)
  const reason = 'https. This page came over plain http.'
  expect(plainHttpReason('Tilting needs')).toBe(`Tilting needs ${reason}`)
  expect(passkeyObstacle('dojo.lan')).toBe(`Passkeys need ${reason}`)
})

test.each([
  ['dojo.example', null],
  ['localhost', null],
  ['10.example', null],
  ['192.168.1.5', /only a number/],
  ['[fd00::2]', /only a number/],
])('over https, %s may have passkeys: %s', (host, reason) => {
  vi.stubGlobal('isSecureContext', true)
  expect(plainHttpReason('Tilting needs')).toBeNull()
  if (reason === null) expect(passkeyObstacle(host)).toBeNull()
  else expect(passkeyObstacle(host)).toMatch(reason)
})
