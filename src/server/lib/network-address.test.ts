import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { findNetworkAddress } from './network-address.ts'

const v4 = (address: string, internal = false) =>
  ({ family: 'IPv4', address, internal }) as NetworkInterfaceInfo
const v6 = (address: string) =>
  ({ family: 'IPv6', address, internal: false }) as NetworkInterfaceInfo

const home = { lo: [v4('127.0.0.1', true)], wlan0: [v6('fe80::1'), v4('192.168.1.23')] }

test.each([
  ['all addresses', home, null, '192.168.1.23'],
  ['0.0.0.0', home, '0.0.0.0', '192.168.1.23'],
  ['::', home, '::', '192.168.1.23'],
  ['the loopback address alone', home, '127.0.0.1', null],
  ['localhost', home, 'localhost', null],
  ['the IPv6 loopback', home, '::1', null],
  ['one address', home, '10.0.0.7', '10.0.0.7'],
  ['a machine without a network', { lo: [v4('127.0.0.1', true)] }, null, null],
  [
    'a container bridge first',
    { docker0: [v4('172.17.0.1')], eth0: [v4('10.1.2.3')] },
    null,
    '10.1.2.3',
  ],
  [
    'a public address first',
    { eth0: [v4('203.0.113.9')], wlan0: [v4('172.20.1.1')] },
    null,
    '172.20.1.1',
  ],
  ['a public address only', { eth0: [v4('203.0.113.9')] }, null, '203.0.113.9'],
  ['an address without a DHCP server', { eth0: [v4('169.254.3.4')] }, null, null],
] as const)('%s', (_, interfaces, host, address) => {
  expect(findNetworkAddress(interfaces, host)).toBe(address)
})
