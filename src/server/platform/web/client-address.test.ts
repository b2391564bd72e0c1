import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  ['10.0.0.1', undefined, 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, 7.7.7.7', 1, '7.7.7.7'],
  ['10.0.0.1', '5.5.5.5, 6.6.6.6, 7.7.7.7', 2, '6.6.6.6'],
  ['10.0.0.1', '7.7.7.7', 2, '10.0.0.1'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ['10.0.0.1', ' , ', 1, '10.0.0.1'],
  ['::ffff:192.168.1.2', undefined, 0, '192.168.1.2'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8::9', undefined, 0, '2001:db8:0:0::/64'],
  ['2001::1:2:3:4:5:6', undefined, 0, '2001:0:1:2::/64'],
  ['::2:3:4:5:6:7:8', undefined, 0, '0:2:3:4::/64'],
  ['2001:db8:1:2:3:4:5::', undefined, 0, '2001:db8:1:2::/64'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['::1', undefined, 0, '0:0:0:0::/64'],
])('%s forwarded for %s through %i proxies is %s', (socket, forwarded, proxies, expected) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(expected)
})
