import { expect, test } from 'vitest'
import { composePhoneCode } from './compose-phone-code.ts'

const words = '123456 is your Party Dojo code. It works for 5 minutes. Tell nobody, not even us.'
const longHost = `${'long.'.repeat(14)}example`

test.each([
  ['https://party.example', `${words}\n\n@party.example #123456`],
  ['http://localhost:3000', `${words}\n\n@localhost #123456`],
  [null, words],
  [`https://${longHost}`, words],
])('from %s', (origin, text) => {
  const message = composePhoneCode({ to: '+4712345678', code: '123456', origin })
  expect(message).toEqual({ channel: 'sms', to: '+4712345678', text, hint: '123456' })
})

test('fits one segment: 160 of the characters every phone knows', () => {
  const origin = 'https://a-rather-long-name-for-a-party.example'
  const { text } = composePhoneCode({ to: '+4712345678', code: '123456', origin })
  expect(text).toMatch(/^[A-Za-z\d .,:@#\n-]{1,160}$/)
})
