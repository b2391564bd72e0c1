import { isDatabaseUnavailable } from '#server/db/errors/is-database-unavailable.ts'
import { isMissingReference } from '#server/db/errors/is-missing-reference.ts'
import { isDiskFull } from '#server/lib/is-disk-full.ts'
import { AppError, unavailable } from './errors.ts'

/** What the database or the storage refused, in words for whoever asked; all else comes back as it is. */
export function toAppError(thrown: unknown): unknown {
  // All that is ever referred to is an account: one that was erased while this request ran.
  if (isMissingReference(thrown)) return new AppError('unauthenticated', 'This account is gone.')
  if (isDiskFull(thrown)) return unavailable('The storage is full.', thrown)
  if (isDatabaseUnavailable(thrown)) return unavailable('Please try again in a moment.', thrown)
  return thrown
}

/** The answer to a failure that will pass, or null for any other. */
export function asTransient(thrown: unknown): AppError | null {
  const error = toAppError(thrown)
  return error instanceof AppError && error.code === 'unavailable' ? error : null
}
