import { AppError } from '#server/platform/web/errors.ts'

export const stripeUnreachableMessage = 'Payments do not answer just now. Please try again.'

type StripeFailure = Error & { type: string; code?: string; param?: string; statusCode?: number }

/** Known by its shape: the library itself is loaded only where it is used. */
function isStripeFailure(error: unknown): error is StripeFailure {
  return error instanceof Error && /^Stripe\w*Error$/.test((error as StripeFailure).type)
}

/** Stripe knows no object of that id, or not any more. */
export function isMissingResource(error: unknown): boolean {
  return isStripeFailure(error) && error.code === 'resource_missing'
}

/** Stripe refuses what it was asked for, as it was asked. */
export function isInvalidRequest(error: unknown): boolean {
  return isStripeFailure(error) && error.type === 'StripeInvalidRequestError'
}

/** Stripe takes no such e-mail address. */
export function isRefusedEmail(error: unknown): boolean {
  return isStripeFailure(error) && error.code === 'email_invalid'
}

/** Stripe knows no such customer any more, whatever else the request named. */
export function isMissingCustomer(error: unknown): boolean {
  return isMissingResource(error) && isStripeFailure(error) && error.param === 'customer'
}

/** Another request with the same key is under way, or there were too many: this one did nothing. */
const retryableStatuses = [409, 429]

/**
 * Whether Stripe has answered for good. An answer, even a 500, is given again for the same idempotency
 * key, so that the next try needs a new one; after silence the same key finds out what happened.
 */
export function isFinalAnswer(error: unknown): boolean {
  if (!isStripeFailure(error) || error.statusCode === undefined) return false
  return !retryableStatuses.includes(error.statusCode)
}

/** What our own caller is told: to try again. What Stripe said is for the log. */
export function asUnavailable(error: unknown): unknown {
  if (!isStripeFailure(error)) return error
  return new AppError('unavailable', stripeUnreachableMessage)
}
