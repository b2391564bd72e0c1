import { describe, expect, test } from 'vitest'
import {
  decodeName,
  locateObject,
  requireLister,
  requirePrefix,
  requireReader,
  requireWriter,
} from './object-rules.ts'
import { readQuery } from './read-query.ts'

const outcome = (run: () => unknown) => {
  try {
    run()
    return 'allowed'
  } catch (error) {
    return (error as { code?: string }).code
  }
}

describe('names', () => {
  test.each([
    ['packs%2Fa.json', 'packs/a.json'],
    ['users%2Fada%2Fa%20b.txt', 'users/ada/a b.txt'],
    ['a%252Fb', 'a%2Fb'],
    ['%C3%A6%F0%9F%8E%B2', 'æ🎲'],
    ['...', '...'],
    ['.a/b.', '.a/b.'],
    ['a\\b', 'a\\b'],
    ['x'.repeat(1024), 'x'.repeat(1024)],
  ])('%s is decoded once: %s', (encoded, name) => {
    expect(decodeName(encoded)).toBe(name)
  })

  test.each([
    ['nothing', ''],
    ['1,025 bytes', 'x'.repeat(1025)],
    ['1,025 bytes in fewer characters', encodeURIComponent(`${'æ'.repeat(512)}x`)],
    ['NUL', 'packs%2Fa%00.json'],
    ['a line break', 'a%0Ab'],
    ['a carriage return', 'a%0Db'],
    ['a lone %', 'a%'],
    ['no hex', '%zz'],
    ['no UTF-8', '%FF'],
    ['UTF-8 that is too long', '%C0%AE%C0%AE'],
    ['half a surrogate pair', '%ED%A0%80'],
    ['a way up', '..%2Fa'],
    ['a way up in the middle', 'packs%2F..%2Fa'],
    ['a way up at the end', 'packs%2F..'],
    ['a way to where one is', 'packs%2F.%2Fa'],
    ['an empty part', 'packs%2F%2Fa'],
    ['a slash before', '%2Fpacks%2Fa'],
    ['a slash behind', 'packs%2F'],
  ])('%s is no name', (_, encoded) => {
    expect(outcome(() => decodeName(encoded))).toBe('invalid_request')
  })
})

test.each([
  ['', 'allowed'],
  ['packs/', 'allowed'],
  ['users/ada/no', 'allowed'],
  ['../', 'allowed'],
  ['a\0', 'invalid_request'],
  ['x'.repeat(1025), 'invalid_request'],
])('the prefix %j is %s', (prefix, expected) => {
  expect(outcome(() => requirePrefix(prefix))).toBe(expected)
})

test.each([
  ['packs/a.json', { kind: 'pack', packId: 'a', maxBytes: 262_144 }],
  ['users/ada/x', { kind: 'private', ownerId: 'ada', maxBytes: 10_485_760 }],
  ['users/ada/x/packs/a.json', { kind: 'private', ownerId: 'ada', maxBytes: 10_485_760 }],
  ['users/ada', { kind: 'none', maxBytes: 0 }],
  ['packs/a.txt', { kind: 'none', maxBytes: 0 }],
  ['packs/a/b.json', { kind: 'none', maxBytes: 0 }],
  ['packs/-a.json', { kind: 'none', maxBytes: 0 }],
  ['PACKS/a.json', { kind: 'none', maxBytes: 0 }],
])('%s lies in %j', (name, place) => {
  expect(locateObject(name)).toEqual(place)
})

describe('rights', () => {
  test.each([
    ['packs/a.json', 'ada', 'allowed', 'allowed'],
    ['packs/a.json', null, 'unauthenticated', 'allowed'],
    ['users/ada/x', 'ada', 'allowed', 'allowed'],
    ['users/ada/x', 'ben', 'forbidden', 'forbidden'],
    ['users/ada/x', null, 'unauthenticated', 'unauthenticated'],
    ['elsewhere/x', 'ada', 'forbidden', 'forbidden'],
    ['elsewhere/x', null, 'unauthenticated', 'forbidden'],
  ])('%s by %s: to write is %s, to read %s', (name, userId, write, read) => {
    expect(outcome(() => requireWriter(name, userId))).toBe(write)
    expect(outcome(() => requireReader(locateObject(name), userId))).toBe(read)
  })

  test.each([
    ['', null, 'allowed'],
    ['packs/', null, 'allowed'],
    ['users/', null, 'allowed'],
    ['users/ad', 'ben', 'allowed'],
    ['users/ada/', 'ada', 'allowed'],
    ['users/ada/', 'ben', 'forbidden'],
    ['users/ada/deep/er', 'ben', 'forbidden'],
    ['users/ada/', null, 'unauthenticated'],
    ['packs/', 'ada', 'allowed', 'ada'],
    ['packs/', 'ben', 'forbidden', 'ada'],
    ['packs/', null, 'unauthenticated', 'ada'],
    ['users/ben/', 'ada', 'forbidden', 'ada'],
    ['packs/', 'ada', 'forbidden', ''],
  ])('the list of %j by %s is %s', (prefix, userId, expected, ownerId: string | null = null) => {
    expect(outcome(() => requireLister({ prefix, ownerId }, userId))).toBe(expected)
  })
})

describe('a query', () => {
  test.each([
    ['http://x/o', {}],
    ['http://x/o?', {}],
    ['http://x/o?a=1&b=%252F&c', { a: '1', b: '%2F', c: '' }],
    ['http://x/o?a=b+c%2B', { a: 'b c+' }],
    ['http://x/o?a=1&a=2', { a: '1' }],
    ['http://x/o?a=b=c', { a: 'b=c' }],
  ])('%s holds %j', (url, expected) => {
    expect(Object.fromEntries(readQuery(url))).toEqual(expected)
  })

  test('that is badly encoded is refused', () => {
    expect(outcome(() => readQuery('http://x/o?name=a%'))).toBe('invalid_request')
  })
})
