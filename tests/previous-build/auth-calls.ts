import type { PreviousCall } from './previous-call.ts'

/** What the browser asks of the sign-in library's routes; kept as `calls.ts` says. */
export const authCalls: readonly PreviousCall[] = [
  { call: 'GET /api/auth/get-session', isAnonymous: true },
  { call: 'GET /api/auth/ok', isAnonymous: true },
  {
    call: 'POST /api/auth/sign-up/email',
    body: {
      email: 'new-{freshId}@home.example',
      name: '',
      password: 'seven petals on the floor',
      callbackURL: '/verify-email',
    },
    isAnonymous: true,
  },
  {
    call: 'POST /api/auth/sign-in/email',
    body: { email: '{email}', password: 'not this one, no', callbackURL: '/verify-email' },
    isAnonymous: true,
  },
  {
    call: 'POST /api/auth/send-verification-email',
    body: { email: 'late@home.example', callbackURL: '/verify-email' },
    isAnonymous: true,
  },
  {
    call: 'POST /api/auth/request-password-reset',
    body: { email: '{email}', redirectTo: '/reset-password' },
    isAnonymous: true,
  },
  {
    call: 'POST /api/auth/reset-password',
    body: { newPassword: 'eight petals on the floor', token: 'long-gone' },
    isAnonymous: true,
    refusal: 'INVALID_TOKEN',
  },
  { call: 'POST /api/auth/email-code/send', body: { email: '{email}' }, isAnonymous: true },
  {
    call: 'POST /api/auth/sign-in/email-code',
    body: { id: 'long-gone', code: '00000000' },
    isAnonymous: true,
    refusal: 'OTP_NOT_FOUND',
  },
  {
    call: 'POST /api/auth/phone-number/send-otp',
    body: { phoneNumber: '+4520123456' },
    isAnonymous: true,
  },
  {
    call: 'POST /api/auth/phone-number/verify',
    body: { phoneNumber: '+4520123456', code: '000000' },
    isAnonymous: true,
    refusal: 'INVALID_OTP',
  },
  {
    call: 'POST /api/auth/sign-in/social',
    body: {
      provider: 'google',
      callbackURL: '/sign-in?back',
      errorCallbackURL: '/sign-in',
      disableRedirect: true,
    },
    isAnonymous: true,
    refusal: 'PROVIDER_NOT_FOUND',
  },
  {
    call: 'POST /api/auth/link-social',
    body: { provider: 'google', callbackURL: '/profile', errorCallbackURL: '/profile' },
    refusal: 'PROVIDER_NOT_FOUND',
  },
  { call: 'GET /api/auth/passkey/generate-authenticate-options', isAnonymous: true },
  {
    call: 'POST /api/auth/passkey/verify-authentication',
    body: { response: {} },
    isAnonymous: true,
    refusal: 'CHALLENGE_NOT_FOUND',
  },
  { call: 'GET /api/auth/passkey/generate-register-options' },
  { call: 'GET /api/auth/passkey/list-user-passkeys' },
  {
    call: 'POST /api/auth/passkey/update-passkey',
    body: { id: 'none', name: 'Phone' },
    refusal: 'PASSKEY_NOT_FOUND',
  },
  {
    call: 'POST /api/auth/passkey/delete-passkey',
    body: { id: 'none' },
    refusal: 'PASSKEY_NOT_FOUND',
  },
  { call: 'GET /api/auth/list-accounts' },
  {
    call: 'POST /api/auth/unlink-account',
    body: { accountId: 'none' },
    refusal: 'ACCOUNT_NOT_FOUND',
  },
  {
    call: 'POST /api/auth/change-email',
    body: { newEmail: 'other-{freshId}@home.example', callbackURL: '/profile' },
  },
  {
    call: 'POST /api/auth/change-password',
    body: {
      currentPassword: 'seven petals on the floor',
      newPassword: 'eight petals on the floor',
      revokeOtherSessions: false,
    },
    refusal: 'CREDENTIAL_ACCOUNT_NOT_FOUND',
  },
  { call: 'GET /api/auth/list-sessions' },
  { call: 'POST /api/auth/revoke-session', body: { token: 'none' } },
  { call: 'POST /api/auth/revoke-other-sessions', body: {} },
  { call: 'POST /api/auth/revoke-sessions', body: {} },
  { call: 'POST /api/auth/sign-out', body: {} },
]
