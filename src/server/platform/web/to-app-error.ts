import { isDatabaseUnavailable } from '#server/db/errors/is-database-unavailable.ts'
import { isMissingReference } from '#server/db/errors/is-missing-reference.ts'
import { isDiskFull } from '#server/lib/is-disk-full.ts'
import { AppError, unavailable } from './errors.ts'

/** Other errors come back unchanged. */
export function toAppError(thrown: unknown): unknown {
  // Foreign keys refer to accounts only: this one was deleted during the request.
  if (isMissingReference(thrown)) return new AppError('unauthenticated', 'This account is gone.')
  if (isDiskFull(thrown)) return unavailable('The storage is full.', thrown)
  if (isDatabaseUnavailable(thrown)) return unavailable('Please try again in a moment.', thrown)
  return thrown
}

/** Null for a failure that is not transient. */
export function asTransient(thrown: unknown): AppError | null {
  const error = toAppError(thrown)
  return error instanceof AppError && error.code === 'unavailable' ? error : null
}
