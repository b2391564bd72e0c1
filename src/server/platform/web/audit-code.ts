import type { AuditCode } from '../observability/audit.ts'
import { AppError } from './errors.ts'

type AuditedResponse = {
  method: string
  /** The pattern of the route. */
  path: string
  status: number
  /** What was thrown, if anything. */
  error: unknown
  /** The code in an answer of the sign-in library; null for all others. */
  authCode: string | null
  /** Where the answer leads. */
  location: string | null
  /** Whether it came with a session cookie that this house never signed. */
  isSessionForged: boolean
}

/** What the sign-in library calls the refusals that matter. */
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

/** Whether an answer is a refusal that matters, and which; null for every other answer. */
export function auditCodeOf(answered: AuditedResponse): AuditCode | null {
  const { method, path, status, error, isSessionForged: isForged } = answered
  if (error instanceof AppError && error.audit !== null) return error.audit
  if (error instanceof AppError && error.code === 'forbidden_origin') return 'forbidden_origin'
  if (status === 429) return 'rate_limited'
  const signInCode = signInAuditCode(answered)
  if (signInCode) return signInCode
  // Checked before the status: without a session of this house its sender is told to sign in.
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
