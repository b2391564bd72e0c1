import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody, ErrorCode } from '#contract/error-codes.ts'
import type { AuditCode } from '../observability/audit.ts'

const statusByCode: Record<ErrorCode, ContentfulStatusCode> = {
  invalid_request: 400,
  unauthenticated: 401,
  quota_exceeded: 402,
  forbidden: 403,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
}

export const internalMessage = 'Something broke on our side. Please try again.'

/** Answered with the status of its code and this message. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly headers: Record<string, string>
  /** The audit code, where it differs from the error's code. */
  audit: AuditCode | null = null

  constructor(
    code: ErrorCode,
    message: string,
    headers: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.code = code
    this.headers = headers
  }

  withAudit(audit: AuditCode): this {
    this.audit = audit
    return this
  }
}

/** `retry-after`, in seconds. */
export const retryAfterSeconds = '5'

/** 503 for a dependency that is down; the cause is only logged. */
export function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('unavailable', message, { 'retry-after': retryAfterSeconds }, { cause })
}

export function statusOf({ code }: AppError): ContentfulStatusCode {
  return statusByCode[code]
}

/** The message of an unknown error is only logged. */
export function errorResponse(error: unknown): Response {
  const { code, message, headers } =
    error instanceof AppError ? error : new AppError('internal', internalMessage)
  const body: ErrorBody = { error: { code, message } }
  return Response.json(body, {
    status: statusByCode[code],
    headers: { 'cache-control': 'no-store', ...headers },
  })
}
