import { AppError } from '../errors.ts'

export const silentMessage = 'Payments do not answer just now. Please try again.'

type StripeFailure = Error & { type: string; code?: string; statusCode?: number }

/** Known by its shape: the library itself is loaded only where it is used. */
function isStripeFailure(error: unknown): error is StripeFailure {
  return error instanceof Error && /^Stripe\w*Error$/.test((error as StripeFailure).type)
}

/** Stripe knows no object of that id, or not any more. */
export function isMissing(error: unknown): boolean {
  return isStripeFailure(error) && error.code === 'resource_missing'
}

/**
 * Whether Stripe has answered at all. An answer, even a 500, is given again for the same idempotency
 * key, so that the next try needs a new one; after silence the same key finds out what happened.
 */
export function isAnswer(error: unknown): boolean {
  return isStripeFailure(error) && error.statusCode !== undefined
}

/** What our own caller is told: to try again. What Stripe said is for the log. */
export function asUnavailable(error: unknown): unknown {
  if (!isStripeFailure(error)) return error
  return new AppError('unavailable', silentMessage)
}
