import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

test.each([
  [null, "connect-src 'self'"],
  ['https://pay.example/calls', "connect-src 'self' https://pay.example"],
  ['http://localhost:4000', "connect-src 'self' http://localhost:4000"],
])('with payment calls to %s a page may ask %s', (paymentBase, source) => {
  expect(contentSecurityPolicy([], paymentBase).split('; ')).toContain(source)
})
