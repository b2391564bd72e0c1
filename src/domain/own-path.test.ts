import { expect, test } from 'vitest'
import { isOwnPath } from './own-path.ts'

test.each([
  ['/', true],
  ['/profile', true],
  ['/info/FAQ?q=coins#top', true],
  ['/game/ærø', true],
  ['/profile//twice', true],
  ['', false],
  ['profile', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
  ['/ok\\..\\evil', false],
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
])('%j is a path of ours: %s', (text, expected) => {
  expect(isOwnPath(text)).toBe(expected)
  // What browsers make of it agrees.
  if (expected) expect(new URL(text, 'https://party.example').origin).toBe('https://party.example')
})
