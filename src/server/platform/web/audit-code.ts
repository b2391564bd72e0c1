import type { AuditCode } from '../observability/audit.ts'
import { AppError } from './errors.ts'

type AuditedResponse = {
  method: string
  path: string
  status: number
  error: unknown
  /** The sign-in library's code; null for other answers. */
  authCode: string | null
  location: string | null
  /** The session cookie has a wrong signature. */
  isSessionForged: boolean
}

const auditCodeByAuthCode: Readonly<Record<string, AuditCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'sign_in_refused',
  EMAIL_NOT_VERIFIED: 'sign_in_refused',
  ACCOUNT_BLOCKED: 'sign_in_refused',
  AUTHENTICATION_FAILED: 'sign_in_refused',
  PASSKEY_NOT_FOUND: 'sign_in_refused',
  CHALLENGE_NOT_FOUND: 'sign_in_refused',
  INVALID_OTP: 'wrong_code',
  OTP_EXPIRED: 'wrong_code',
  OTP_NOT_FOUND: 'wrong_code',
  TOO_MANY_ATTEMPTS: 'wrong_code',
  INVALID_PASSWORD: 'wrong_password',
  PASSWORD_REQUIRED: 'wrong_password',
  INVALID_TOKEN: 'wrong_link',
  TOKEN_EXPIRED: 'wrong_link',
  INVALID_ORIGIN: 'forbidden_origin',
  MISSING_OR_NULL_ORIGIN: 'forbidden_origin',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'forbidden_origin',
  INVALID_CALLBACK_URL: 'forbidden_redirect',
  INVALID_REDIRECT_URL: 'forbidden_redirect',
  INVALID_ERROR_CALLBACK_URL: 'forbidden_redirect',
  INVALID_NEW_USER_CALLBACK_URL: 'forbidden_redirect',
  FIELD_NOT_ALLOWED: 'server_field',
  PHONE_NUMBER_CANNOT_BE_UPDATED: 'server_field',
  PHONE_NUMBER_UNPROVEN: 'server_field',
}

const storagePath = /^\/v0\//

/** Null for an answer that is not audited. */
export function auditCodeOf(answered: AuditedResponse): AuditCode | null {
  const { method, path, status, error, isSessionForged: isForged } = answered
  if (error instanceof AppError && error.audit !== null) return error.audit
  if (error instanceof AppError && error.code === 'forbidden_origin') return 'forbidden_origin'
  if (status === 429) return 'rate_limited'
  const signInCode = signInAuditCode(answered)
  if (signInCode) return signInCode
  // Before the status: a forged session is answered like a missing one.
  if (isForged) return 'forged_session'
  if (status === 403) return 'forbidden'
  const isUpload = storagePath.test(path) && method === 'POST'
  return isUpload && status >= 400 && status < 500 ? 'upload_refused' : null
}

function signInAuditCode({ path, authCode, location }: AuditedResponse): AuditCode | null {
  if (authCode !== null) return auditCodeByAuthCode[authCode] ?? null
  if (!path.startsWith('/api/auth/') || !/[?&]error=/.test(location ?? '')) return null
  return /callback/.test(path) ? 'sign_in_refused' : 'wrong_link'
}
