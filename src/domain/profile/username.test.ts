import { describe, expect, test } from 'vitest'
import { cleanUsername, defaultUsername } from './username.ts'

const ada = { displayName: 'Ada Lovelace', email: 'ada.l@home.example', phoneNumber: '+4791234567' }

describe('spec §4, default username: the first that applies', () => {
  test.each([
    ['1. the display name with white space removed', {}, 'AdaLovelace'],
    [
      '1. cut to 20 characters',
      { displayName: 'Ada Augusta King of Lovelace' },
      'AdaAugustaKingofLove',
    ],
    ['1. unless there is none', { displayName: null }, 'ada.l'],
    ['1. unless it is empty', { displayName: '' }, 'ada.l'],
    ['1. unless it is all white space', { displayName: ' \t\u00a0\u3000' }, 'ada.l'],
    ['1. unless nobody can see it', { displayName: '\u200b\u2060' }, 'ada.l'],
    ['2. the part of the e-mail before the @', { displayName: undefined }, 'ada.l'],
    [
      '2. cut to 20 characters too, as every username is',
      { displayName: '', email: `${'a'.repeat(30)}@home.example` },
      'a'.repeat(20),
    ],
    ['2. unless there is none', { displayName: '', email: null }, 'User4567'],
    [
      '2. unless nothing stands before the @',
      { displayName: '', email: '@home.example' },
      'User4567',
    ],
    ['3. User plus the last 4 phone digits', { displayName: '', email: '' }, 'User4567'],
    [
      '3. whatever stands between the digits',
      { displayName: '', email: '', phoneNumber: '+47 (912) 34-5 6 7' },
      'User4567',
    ],
    [
      '3. fewer where there are fewer',
      { displayName: '', email: '', phoneNumber: '+12' },
      'User12',
    ],
    ['3. unless there is none', { displayName: '', email: '', phoneNumber: null }, 'DojoUser'],
    ['3. unless it holds no digit', { displayName: '', email: '', phoneNumber: '+' }, 'DojoUser'],
  ])('%s', (_, more, username) => {
    expect(defaultUsername({ ...ada, ...more })).toBe(username)
  })

  test('4. DojoUser', () => {
    expect(defaultUsername({})).toBe('DojoUser')
  })
})

describe('a clean username', () => {
  test.each([
    ['a space', ' '],
    ['a tab', '\t'],
    ['a line feed', '\n'],
    ['a carriage return', '\r'],
    ['a vertical tab', '\v'],
    ['a form feed', '\f'],
    ['a no-break space', '\u00a0'],
    ['an ogham space', '\u1680'],
    ['an em space', '\u2003'],
    ['a thin space', '\u2009'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['a narrow no-break space', '\u202f'],
    ['a mathematical space', '\u205f'],
    ['an ideographic space', '\u3000'],
    ['a byte order mark', '\ufeff'],
  ])('has no %s', (_, space) => {
    expect(cleanUsername(`${space}A${space}${space}da${space}`)).toBe('Ada')
  })

  test.each([
    ['letters', 'x'],
    ['letters with a mark of their own', 'e\u0301'],
    ['emoji', '🎉'],
    ['emoji with a colour of skin', '👋🏽'],
    ['families', '👨‍👩‍👧‍👦'],
    ['flags', '🇳🇴'],
  ])('is cut to 20 whole characters, be they %s', (_, character) => {
    expect(cleanUsername(character.repeat(20))).toBe(character.repeat(20))
    expect(cleanUsername(character.repeat(21))).toBe(character.repeat(20))
  })

  test('counts what is left once the white space is gone', () => {
    expect(cleanUsername('a '.repeat(21))).toBe('a'.repeat(20))
  })

  test.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['a joiner', '\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['a mark on nothing', '\u0301'],
    ['a variation selector', '\ufe0f'],
    ['a control character', '\u0007'],
  ])('is empty when all there is is %s', (_, text) => {
    expect(cleanUsername(text)).toBe('')
  })

  test('cleaned again is the same', () => {
    const once = cleanUsername(' 👨‍👩‍👧 Åse\u0301 '.repeat(9))
    expect(cleanUsername(once)).toBe(once)
  })
})
