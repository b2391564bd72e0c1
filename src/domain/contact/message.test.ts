import { describe, expect, test } from 'vitest'
import { contactAttempt, emptyContactDraft, readContactDraft } from './draft.ts'
import { isEmailAddress } from './email-address.ts'
import {
  type ContactMessage,
  tidyContact,
  tooLongMessage,
  validateContactMessage,
} from './message.ts'

const good: ContactMessage = { name: '', email: 'ase@home.example', message: 'Hello.' }

describe('a message may be sent', () => {
  test.each<[string, Partial<ContactMessage>]>([
    ['without a name', {}],
    ['with one', { name: 'Åse Ø' }],
    ['with an address among white space', { email: '  ase@home.example ' }],
    ['of 4000 characters', { message: 'x'.repeat(4000) }],
  ])('%s', (_, change) => expect(validateContactMessage({ ...good, ...change })).toBeNull())

  test.each<[string, Partial<ContactMessage>, string, RegExp]>([
    ['without an address', { email: ' ' }, 'email', /^Where/],
    ['with half an address', { email: 'ase@home' }, 'email', /^This does not look/],
    ['with an endless address', { email: `a@${'b'.repeat(260)}.example` }, 'email', /^At most/],
    ['without a word', { message: ' \n\u200b' }, 'message', /^Write a line/],
    ['of 4001 characters', { message: 'x'.repeat(4001) }, 'message', /^That is 1 character more/],
    ['with an endless name', { name: 'x'.repeat(81) }, 'name', /^At most 80/],
  ])('but not %s', (_, change, field, sentence) => {
    const fault = validateContactMessage({ ...good, ...change })
    expect([fault?.field, fault?.sentence]).toEqual([field, expect.stringMatching(sentence)])
  })
})

test('how much is too long is said as it is', () => {
  expect(tooLongMessage('x'.repeat(4021))).toMatch(/^That is 21 characters more than fit/)
})

test('a name is one line, an address has nothing around it, words stay as they are', () => {
  const typed = { name: ' Åse\n Ø ', email: ' ase@home.example\n', message: ' Hi\n' }
  expect(tidyContact(typed)).toEqual({ name: 'Åse Ø', email: 'ase@home.example', message: ' Hi\n' })
})

describe('an e-mail address', () => {
  test.each(['a@b.example', 'a.b+c@d-e.example', "o'hara@b.example", 'åse@blåbær.example'])(
    'is %s',
    (text) => expect(isEmailAddress(text)).toBe(true),
  )
  test.each([
    [254, true],
    [255, false],
  ])('may have %i characters: %s', (length, is) => {
    expect(isEmailAddress(`a@${'b'.repeat(length - 10)}.example`)).toBe(is)
  })
  test.each([
    '',
    'a',
    'a@b',
    '@b.example',
    'a@.example',
    'a@b.example.',
    'a@b@c.example',
    'a b@c.example',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\u202e',
    'Åse <a@b.example>',
    '"a b"@c.example',
    `${'a'.repeat(65)}@b.example`,
  ])('is not %j', (text) => expect(isEmailAddress(text)).toBe(false))
})

describe('a draft', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'hello'],
    ['a list', [1]],
    ['other things', { name: 1, email: {}, message: null, attempt: 'x' }],
    ['an attempt under no id', { attempt: { id: 'x', content: 'y' } }],
  ])('of %s is empty', (_, saved) => expect(readContactDraft(saved)).toEqual(emptyContactDraft))

  test('is read as it was written', () => {
    const attempt = { id: 'a'.repeat(24), content: '[]' }
    const draft = { name: '', email: 'a@b.example', message: 'Hi', attempt }
    expect(readContactDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  test('goes out under the same id until it is another message', () => {
    let made = 0
    const newId = () => `${++made}`
    const first = contactAttempt(null, good, newId)
    expect(contactAttempt(first, { ...good }, newId)).toEqual(first)
    expect(contactAttempt({ id: 'kept', content: '' }, good, newId).id).toBe('kept')
    for (const change of [{ name: 'Bo' }, { email: 'b@c.example' }, { message: 'Hello!' }]) {
      expect(contactAttempt(first, { ...good, ...change }, newId).id).not.toBe(first.id)
    }
  })
})
