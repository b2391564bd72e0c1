import { AppError } from '#server/platform/web/errors.ts'

export const stripeUnreachableMessage = 'Payments do not answer just now. Please try again.'

type StripeFailure = Error & { type: string; code?: string; param?: string; statusCode?: number }

/** Matched by shape: the library is loaded on first use only. */
function isStripeFailure(error: unknown): error is StripeFailure {
  return error instanceof Error && /^Stripe\w*Error$/.test((error as StripeFailure).type)
}

export function isMissingResource(error: unknown): boolean {
  return isStripeFailure(error) && error.code === 'resource_missing'
}

export function isInvalidRequest(error: unknown): boolean {
  return isStripeFailure(error) && error.type === 'StripeInvalidRequestError'
}

export function isRefusedEmail(error: unknown): boolean {
  return isStripeFailure(error) && error.code === 'email_invalid'
}

export function isMissingCustomer(error: unknown): boolean {
  return isMissingResource(error) && isStripeFailure(error) && error.param === 'customer'
}

/** The same key in use, or too many requests: nothing was done. */
const retryableStatuses = [409, 429]

/**
 * Stripe repeats its answer, even a 500, for the same idempotency key, so the next try needs a new
 * key. Without an answer the same key finds out what happened.
 */
export function isFinalAnswer(error: unknown): boolean {
  if (!isStripeFailure(error) || error.statusCode === undefined) return false
  return !retryableStatuses.includes(error.statusCode)
}

export function asUnavailable(error: unknown): unknown {
  if (!isStripeFailure(error)) return error
  return new AppError('unavailable', stripeUnreachableMessage)
}
