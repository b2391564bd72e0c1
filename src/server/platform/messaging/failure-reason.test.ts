import { expect, test } from 'vitest'
import { composePhoneCode } from './compose-phone-code.ts'
import { composeVerifyEmail } from './compose-verify-email.ts'
import { failureReason } from './failure-reason.ts'

const link = 'https://party.example/verify?for=ase@home.example&token=secret'
const mail = composeVerifyEmail({ to: 'ase@home.example', name: 'Åse', link })
const sms = composePhoneCode({ to: '+4712345678', code: '123456', origin: null })

const late = Object.assign(new Error('Greeting never came'), { code: 'ETIMEDOUT' })
const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' })

test.each([
  ['a message', new Error('no'), 'no'],
  ['a thrown text', 'no', 'no'],
  ['a code', late, 'Greeting never came (ETIMEDOUT)'],
  ['a cause', new TypeError('fetch failed', { cause: refused }), 'fetch failed: ECONNREFUSED'],
  [
    'a quoted mail',
    new Error(`550 <ase@home.example>:\r\n spam, see ${link}`),
    '550 <[hidden]>: spam, see [hidden]',
  ],
  ['a long story', new Error('x'.repeat(1_000)), 'x'.repeat(300)],
])('from %s', (_, error, reason) => {
  expect(failureReason(error, mail)).toBe(reason)
})

test('from a quoted SMS, whose number looks like its code', () => {
  const error = new Error('cannot text 123456 to +4712345678')
  expect(failureReason(error, sms)).toBe('cannot text [hidden] to [hidden]')
})
