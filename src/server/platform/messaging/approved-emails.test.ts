import { expect, test } from 'vitest'
import { composeChangeEmail } from './compose-change-email.ts'
import { composeContactEmail } from './compose-contact-email.ts'
import { composePasswordChanged } from './compose-password-changed.ts'
import { composePhoneCode } from './compose-phone-code.ts'
import { composeReferralEmail } from './compose-referral-email.ts'
import { composeReportEmail } from './compose-report-email.ts'
import { composeResetPassword } from './compose-reset-password.ts'
import { composeSignInCode } from './compose-sign-in-code.ts'
import { composeSignUpAttempt } from './compose-sign-up-attempt.ts'
import { composeVerifyEmail } from './compose-verify-email.ts'
import type { Message } from './message.ts'

const to = 'ase@home.example'
const facts = { to, name: 'Åse', link: 'https://party.example/x' }
const pack = {
  ...facts,
  packId: 'p1',
  name: 'Pub night',
  author: 'Mia',
  isHidden: false,
  report: { reason: 'spam', words: '' } as const,
}
const hidden = {
  ...pack,
  isHidden: true,
  report: { reason: 'private', words: 'It names me.' } as const,
}

const letters: Readonly<Record<string, Message>> = {
  'an address to confirm': composeVerifyEmail(facts),
  'a code to sign in': composeSignInCode({ to, name: 'Åse', code: '123456' }),
  'a code by phone': composePhoneCode({ to: '+4712345678', code: '123456', origin: facts.link }),
  'a code by phone, without an origin': composePhoneCode({ to, code: '123456', origin: null }),
  'a new password': composeResetPassword(facts),
  'a password that was changed': composePasswordChanged(facts),
  'a new address': composeChangeEmail({ ...facts, newEmail: 'new@home.example' }),
  'an account that was there': composeSignUpAttempt(facts),
  'a friend who came': composeReferralEmail({
    ...facts,
    unsubscribeUrl: 'https://party.example/u',
  }),
  'a pack that was reported': composeReportEmail(pack),
  'a pack that is hidden': composeReportEmail(hidden),
  'a message from the contact page': composeContactEmail(to, {
    name: 'Bo',
    email: 'bo@home.example',
    message: 'Hello,\nyou <all>.',
  }),
  'a message without a name': composeContactEmail(to, {
    name: '',
    email: 'bo@home.example',
    message: 'Hello.',
  }),
}

test('every email and text message, word for word', async () => {
  const written = Object.entries(letters).map(([about, message]) => {
    const lines = Object.entries(message).map(([field, value]) => `${field}: ${value}`)
    return [`# ${about}`, ...lines].join('\n')
  })
  await expect(`${written.join('\n\n')}\n`).toMatchFileSnapshot('approved-emails.txt')
})
