import { expect, test } from 'vitest'
import { hasBearerToken, isOnLocalNetwork } from './metrics-access.ts'

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.3.4', true],
  ['::ffff:10.0.3.4', true],
  ['126.255.255.255', false],
  ['128.0.0.1', false],
  ['10.255.255.255', true],
  ['9.255.255.255', false],
  ['172.15.255.255', false],
  ['192.167.1.1', false],
  ['192.168.255.255', true],
  ['192.169.0.1', false],
  ['169.253.1.1', false],
  ['169.254.255.255', true],
  ['169.255.0.1', false],
  ['fdff::1', true],
  ['fe00::1', false],
  ['febf::1', true],
  ['fec0::1', false],
  ['172.16.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.20', true],
  ['169.254.1.1', true],
  ['fd12:3456::1', true],
  ['fe80::1%eth0', true],
  ['11.0.0.1', false],
  ['203.0.113.7', false],
  ['::ffff:203.0.113.7', false],
  ['2001:db8::1', false],
  ['', false],
  [undefined, false],
  ['a name', false],
])('%s is a neighbour: %s', (address, expected) => {
  expect(isOnLocalNetwork({ address, header: () => undefined })).toBe(expected)
})

test.each([
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  ...['x-real-ip', 'cf-connecting-ip'],
])('whoever comes with %s came through a proxy', (sign) => {
  const header = (name: string) => (name === sign ? '' : undefined)
  expect(isOnLocalNetwork({ address: '127.0.0.1', header })).toBe(false)
})

const token = 'a-token-of-this-server'

test.each([
  [`Bearer ${token}`, true],
  [`bearer  ${token}`, true],
  [`Bearer ${token}x`, false],
  [`Bearer ${token.slice(1)}`, false],
  [`Basic ${token}`, false],
  [token, false],
  ['Bearer ', false],
  ['', false],
  [undefined, false],
])('%s: %s', (authorization, expected) => {
  expect(hasBearerToken(authorization, token)).toBe(expected)
})
