import { describe, expect, test } from 'vitest'
import { readReturnPath, slugOfReturnPath } from './return-path.ts'

describe('where /offline leads on', () => {
  test.each([
    ['/profile', '/profile'],
    ['/game/abc?from=qr', '/game/abc?from=qr'],
    ['/offline-dares', '/offline-dares'],
    [null, null],
    ['', null],
    ['//evil.example/game/abc', null],
    ['https://evil.example', null],
    ['/offline', null],
    ['/offline?to=%2Foffline', null],
    ['/offline/', null],
  ])('%j leads to %j', (to, expected) => {
    expect(readReturnPath(to)).toBe(expected)
  })

  test.each([
    ['/game/abc', 'abc'],
    ['/game/abc?src=qr', 'abc'],
    ['/game/abc#top', 'abc'],
    ['/game/', null],
    ['/game/a/b', null],
    ['/games/meyer', null],
    ['/profile?x=/game/abc', null],
  ])('%j is about the pack %j', (to, expected) => {
    expect(slugOfReturnPath(to)).toBe(expected)
  })
})
