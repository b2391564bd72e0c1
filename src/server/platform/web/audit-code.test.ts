import { describe, expect, test } from 'vitest'
import { auditCodeOf } from './audit-code.ts'
import { AppError } from './errors.ts'

const answered = {
  method: 'GET',
  path: '/api/packs',
  status: 200,
  error: null,
  authCode: null,
  location: null,
  isSessionForged: false,
}

describe('what the log calls a refusal', () => {
  test.each([
    ['INVALID_EMAIL_OR_PASSWORD', 'sign_in_refused'],
    ['EMAIL_NOT_VERIFIED', 'sign_in_refused'],
    ['ACCOUNT_BLOCKED', 'sign_in_refused'],
    ['AUTHENTICATION_FAILED', 'sign_in_refused'],
    ['PASSKEY_NOT_FOUND', 'sign_in_refused'],
    ['CHALLENGE_NOT_FOUND', 'sign_in_refused'],
    ['INVALID_OTP', 'wrong_code'],
    ['OTP_EXPIRED', 'wrong_code'],
    ['OTP_NOT_FOUND', 'wrong_code'],
    ['TOO_MANY_ATTEMPTS', 'wrong_code'],
    ['INVALID_PASSWORD', 'wrong_password'],
    ['PASSWORD_REQUIRED', 'wrong_password'],
    ['INVALID_TOKEN', 'wrong_link'],
    ['TOKEN_EXPIRED', 'wrong_link'],
    ['INVALID_ORIGIN', 'forbidden_origin'],
    ['MISSING_OR_NULL_ORIGIN', 'forbidden_origin'],
    ['CROSS_SITE_NAVIGATION_LOGIN_BLOCKED', 'forbidden_origin'],
    ['INVALID_CALLBACK_URL', 'forbidden_redirect'],
    ['INVALID_REDIRECT_URL', 'forbidden_redirect'],
    ['INVALID_ERROR_CALLBACK_URL', 'forbidden_redirect'],
    ['INVALID_NEW_USER_CALLBACK_URL', 'forbidden_redirect'],
    ['FIELD_NOT_ALLOWED', 'server_field'],
    ['PHONE_NUMBER_CANNOT_BE_UPDATED', 'server_field'],
    ['PHONE_NUMBER_UNPROVEN', 'server_field'],
    ['USER_ALREADY_EXISTS', null],
  ])('%s of the sign-in library: %s', (authCode, audit) => {
    const path = '/api/auth/sign-in/email'
    expect(auditCodeOf({ ...answered, path, status: 401, authCode })).toBe(audit)
  })

  test.each([
    ['an answer', {}, null],
    [
      'a name of its own',
      { error: new AppError('conflict', '').withAudit('forbidden') },
      'forbidden',
    ],
    [
      'another site',
      { error: new AppError('forbidden_origin', ''), status: 403 },
      'forbidden_origin',
    ],
    ['too many', { status: 429, isSessionForged: true }, 'rate_limited'],
    ['a forged session', { status: 401, isSessionForged: true }, 'forged_session'],
    ['not theirs', { status: 403 }, 'forbidden'],
    ['not signed in', { status: 401 }, null],
    ['a bad upload', { path: '/v0/b/x/o', method: 'POST', status: 400 }, 'upload_refused'],
    ['a store that is away', { path: '/v0/b/x/o', method: 'POST', status: 503 }, null],
    ['an upload', { path: '/v0/b/x/o', method: 'POST', status: 200 }, null],
    ['an object that is not there', { path: '/v0/b/x/o', status: 404 }, null],
    [
      'refused by another server',
      { path: '/api/auth/callback/google', status: 302, location: '/sign-in?error=denied' },
      'sign_in_refused',
    ],
    [
      'a link that is worn out',
      { path: '/api/auth/verify-email', status: 302, location: '/sign-in?a=1&error=expired' },
      'wrong_link',
    ],
    ['led on', { path: '/api/auth/verify-email', status: 302, location: '/profile' }, null],
    ['led elsewhere', { path: '/go/x', status: 302, location: '/?error=x' }, null],
  ] as const)('%s', (_, change, audit) => {
    expect(auditCodeOf({ ...answered, ...change })).toBe(audit)
  })
})
