import { expect, test } from 'vitest'
import { isBlank, toOneLine } from './visible-text.ts'

test.each<[string, string, boolean]>([
  ['nothing', '', true],
  ['white space', ' \t\n\u00a0\u3000', true],
  ['a space without width', '\u200b', true],
  ['a word joiner', '\u2060', true],
  ['marks that turn text around', '\u202e\u2066\u200f', true],
  ['joiners that join nothing', '\u200c\u200d\ufe0f', true],
  ['a soft hyphen', '\u00ad', true],
  ['fillers of Hangul', '\u3164\uffa0\u115f', true],
  ['a blank braille cell', '\u2800', true],
  ['control characters', '\u0000\u001b', true],
  ['half a character', '\ud83e', true],
  ['a letter', 'x', false],
  ['a letter among them', '\u200b\u2060x\u2800', false],
  ['a full stop', '.', false],
  ['an emoji', '🦊', false],
  ['a joined emoji', '👨‍👩‍👧‍👦', false],
  ['another script', 'سارة', false],
])('%s: %j is blank: %s', (_, text, expected) => {
  expect(isBlank(text)).toBe(expected)
})

test.each<[string, string, string]>([
  ['two lines', 'Bo\n\tAdmin', 'Bo Admin'],
  ['marks between letters', 'B\u200bo\u2060\u202e', 'Bo'],
  ['what joins an emoji', '👩‍👧', '👩‍👧'],
])('of %s, %j, one line is made: %j', (_, text, line) => {
  expect(toOneLine(text)).toBe(line)
})
