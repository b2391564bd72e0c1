import { expect, test } from 'vitest'
import { cleanPerson, isPhoneNumber, isPlaceholderEmail, placeholderEmail } from './person-rules.ts'

test.each([
  [{ name: ' Sofie ' }, { name: 'Sofie' }],
  [{ name: 'a\u0000\u202eb' }, { name: 'ab' }],
  [{ name: 'x'.repeat(1000) }, { name: 'x'.repeat(64) }],
  [{ name: 7 }, { name: 7 }],
  [{ email: 'a@b.example' }, { email: 'a@b.example' }],
  [{ image: 'https://a.example/b.png' }, { image: 'https://a.example/b.png' }],
  [{ image: 'http://a.example/b.png' }, { image: null }],
  [{ image: 'javascript:alert(1)' }, { image: null }],
  [{ image: 'data:text/html,x' }, { image: null }],
  [{ image: `https://a.example/${'b'.repeat(500)}` }, { image: null }],
  [{ image: 'picture' }, { image: null }],
  [{ image: undefined }, { image: undefined }],
  [{ image: null }, { image: null }],
])('%o is kept as %o', (person, kept) => {
  expect(cleanPerson(person as { name?: unknown; image?: unknown })).toEqual(kept)
})

test.each([
  ['+4790000000', true],
  ['+1234567', true],
  ['+123456789012345', true],
  ['+1234567890123456', false],
  ['+12345', false],
  ['+0790000000', false],
  ['004790000000', false],
  ['+47 900 00 000', false],
])('a phone number: %s is %s', (text, expected) => {
  expect(isPhoneNumber(text)).toBe(expected)
})

test('who has only a phone has an address that nothing is sent to', () => {
  const email = placeholderEmail('+4790000000')
  expect(email).toBe('4790000000@phone.invalid')
  expect([isPlaceholderEmail(email), isPlaceholderEmail('a@b.example')]).toEqual([true, false])
})
