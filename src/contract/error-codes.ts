export const errorCodes = [
  'invalid_request',
  'unauthenticated',
  'quota_exceeded',
  'forbidden',
  'forbidden_origin',
  'not_found',
  'method_not_allowed',
  'conflict',
  'precondition_failed',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export type ErrorBody = { error: { code: ErrorCode; message: string } }
