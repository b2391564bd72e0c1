import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { findLocalNames } from './local-names.ts'
import { isHostAllowed } from './name-constraints.ts'

const at = (address: string, internal = false) =>
  ({
    family: address.includes(':') ? 'IPv6' : 'IPv4',
    address,
    internal,
  }) as NetworkInterfaceInfo

const interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  wlan0: [at('fe80::1'), at('2001:db8::5'), at('fd00::5'), at('192.168.1.5')],
}

test('a machine has its name, with and without .local, and the addresses that stay', () => {
  expect(findLocalNames({ interfaces, hostname: 'Attic.local' })).toEqual({
    dns: ['localhost', 'attic', 'attic.local'],
    ip: ['127.0.0.1', '::1', '192.168.1.5', 'fd00::5'],
  })
})

test.each(['localhost', 'Kim’s laptop', ''])('no name is made of “%s”', (hostname) => {
  expect(findLocalNames({ interfaces, hostname }).dns).toEqual(['localhost'])
})

test.each([
  ['10.200.0.1', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.0.2.2', true],
  ['203.0.113.4', false],
  ['attic', true],
  ['other', false],
  ['other.local', true],
  ['bank.example', false],
])('an authority for 192.0.2.2 and attic may name %s: %s', (host, may) => {
  expect(isHostAllowed(host, ['192.0.2.2', 'attic'])).toBe(may)
})
