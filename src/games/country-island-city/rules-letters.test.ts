import { describe, expect, test } from 'vitest'
import { alphabet } from '#domain/prompts/letters.ts'
import { fitsLetter, foldAnswer } from './rules-letters.ts'

describe('the same answer', () => {
  test.each([
    ['trimmed', '  Bonn ', 'Bonn'],
    ['inner white space', 'New\u00a0  York', 'New York'],
    ['capitals', 'BREMEN', 'bremen'],
    ['the sharp s', 'Gießen', 'GIESSEN'],
    ['composed or not', 'Malmo\u0308', 'Malm\u00f6'],
    ['with or without the', 'The Gambia', 'gambia'],
  ])('%s', (_, one, other) => {
    expect(foldAnswer(one)).toBe(foldAnswer(other))
  })

  test.each([
    ['other letters', 'Bonn', 'Bern'],
    ['a mark makes another word', 'Malmö', 'Malmo'],
    ['the alone is a word', 'the', ''],
    ['and so is its beginning', 'Thebes', 'bes'],
  ])('not: %s', (_, one, other) => {
    expect(foldAnswer(one)).not.toBe(foldAnswer(other))
  })
})

describe('an answer begins with the letter', () => {
  test.each([
    ['plainly', 'Bonn', 'B', true],
    ['in lower case', 'bonn', 'B', true],
    ['or not', 'Paris', 'B', false],
    ['an empty one never does', '   ', 'B', false],
    ['a leading the does not count', 'The Hague', 'H', true],
    ['so it is no T', 'The Hague', 'T', false],
    ['but Thebes is', 'Thebes', 'T', true],
    ['and so is the, alone', 'The', 'T', true],
    ['leading signs do not count', '’s-Hertogenbosch', 'S', true],
    ['a figure is no sign', '7 Up', 'U', false],
    ['marks fall off', 'Österreich', 'O', true],
    ['composed or not', 'E\u0301tretat', 'E', true],
    ['a stroke is a mark', 'Łódź', 'L', true],
    ['Å is an A while it is no letter of its own', 'Århus', 'A', true],
    ['Æ is', 'Ærø', 'A', true],
    ['Ø is an O', 'Øland', 'O', true],
    ['Œ is an O', 'Œuilly', 'O', true],
    ['Đ is a D', 'Đà Nẵng', 'D', true],
    ['Ð is a D', 'Ðrangey', 'D', true],
    ['Þ is a T', 'Þingvellir', 'T', true],
  ])('%s', (_, answer, letter, expected) => {
    expect(fitsLetter(answer, letter, alphabet(false, false))).toBe(expected)
  })

  test.each([
    ['Århus', 'Å', true],
    ['Århus', 'A', false],
    ['Aarhus', 'Å', true],
    ['Aarhus', 'A', true],
    ['Ærø', 'Æ', true],
    ['Ærø', 'A', false],
    ['Österreich', 'O', true],
    ['A\u030arhus', 'Å', true],
  ])('with Æ Ø Å in play %s as %s: %s', (answer, letter, expected) => {
    expect(fitsLetter(answer, letter, alphabet(false, true))).toBe(expected)
  })

  test('with the hard letters in play C is a C and Ç falls back on it', () => {
    expect(fitsLetter('Çanakkale', 'C', alphabet(true, false))).toBe(true)
  })
})
