import { expect, test } from 'vitest'
import {
  apiSecurityHeaders,
  contentSecurityPolicy,
  fileSecurityHeaders,
  securityHeaders,
} from './security-headers.ts'

test.each([
  [null, "connect-src 'self'"],
  ['https://pay.example/calls', "connect-src 'self' https://pay.example"],
  ['http://localhost:4000', "connect-src 'self' http://localhost:4000"],
])('with payment calls to %s a page may ask %s', (paymentBase, source) => {
  expect(contentSecurityPolicy([], paymentBase).split('; ')).toContain(source)
})

const before = (scripts: string) =>
  `default-src 'none'; script-src ${scripts}; style-src 'self'; img-src 'self' data:`
const after = "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
const end = `${after}; frame-ancestors 'none'`

test.each([
  [
    'of this site alone',
    contentSecurityPolicy(['nonce-1'], null),
    `${before("'self' 'nonce-1'")}; font-src 'self'; media-src data: blob:; connect-src 'self'; ${end}`,
  ],
  [
    'with a frame of this site',
    contentSecurityPolicy([], null, true),
    `${before("'self'")}; font-src 'self'; media-src data: blob:; connect-src 'self'; frame-src 'self'; ${end}`,
  ],
  [
    'with what others may load',
    contentSecurityPolicy(['sha256-1'], 'https://pay.example/v1', true, {
      script: ['https://s.example'],
      img: ['https://i.example'],
      connect: ['https://c.example'],
      frame: ['https://f.example'],
    }),
    `${before("'self' 'sha256-1' https://s.example")} https://i.example; font-src 'self'; media-src data: blob:; connect-src 'self' https://pay.example https://c.example; frame-src 'self' https://f.example; ${end}`,
  ],
])('the policy of a page %s', (_, policy, expected) => {
  expect(policy).toBe(expected)
})

const onFiles = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
]
const onHttps = [...onFiles, ['strict-transport-security', 'max-age=9']]
const onPages = (camera: string, microphone: string) => [
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  [
    'permissions-policy',
    `accelerometer=(self), gyroscope=(self), screen-wake-lock=(self), camera=(${camera}), microphone=(${microphone}), geolocation=()`,
  ],
]

test.each([
  ['a file', fileSecurityHeaders(null), onFiles],
  ['a file by https', fileSecurityHeaders('max-age=9'), onHttps],
  [
    'the API',
    apiSecurityHeaders('max-age=9'),
    [
      ...onHttps,
      ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
      ['cache-control', 'no-store'],
    ],
  ],
  ['a page', securityHeaders(null), [...onFiles, ...onPages('', '')]],
  [
    'a page that listens',
    securityHeaders('max-age=9', { microphone: true }),
    [...onHttps, ...onPages('', 'self')],
  ],
  [
    'a page that films',
    securityHeaders(null, { camera: true, microphone: true }),
    [...onFiles, ...onPages('self', 'self')],
  ],
])('the headers of %s', (_, headers, expected) => {
  expect(headers).toEqual(expected)
})
