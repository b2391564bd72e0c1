import fc from 'fast-check'

/** What people have broken servers with, each in a few characters. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202e\u2066',
  '\ufeff',
  'é'.normalize('NFD'),
  '👩‍👩‍👧‍👦'.repeat(40),
  '%00',
  '%',
  '%ff%fe',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '/etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '//evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1 --",
  "'; drop table users; --",
  ['$', '{7*7}{{7*7}}'].join(''),
  '$(id)`id`',
  'a\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '0x10',
  '[object Object]',
  'x'.repeat(5_000),
]

const hostileNumbers = [
  ...[0, -0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, Number.MAX_SAFE_INTEGER, 5e-324],
]

export const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }))

/** JSON that no schema asked for; keys of prototypes among it. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...hostileNumbers),
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 1e9 }, { toString: 1 }),
  fc.constantFrom(JSON.parse('{"__proto__":{"isAdmin":true}}'), { constructor: { prototype: {} } }),
  fc.constantFrom(nested(50), nested(2_000), Array(1_000).fill(0)),
  fc.jsonValue({ maxDepth: 3 }),
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Fields that nobody may write who is not the server. */
export const strangeFields = [
  ...['dojo_coins', 'premium', 'isAdmin', 'role', 'userId', 'user_id', 'id', 'email_verified'],
  ...['constructor', 'prototype', 'toString', 'likes', 'plays', 'stripe_user_id'],
]
