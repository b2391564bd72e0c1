import { APIError } from 'better-auth/api'
import type { AppCheckChallenge } from '#contract/app-check.ts'
import { formatDuration } from '#server/platform/web/rate-limit.ts'

/** 429, with a challenge where solving it admits the next attempt. */
export function tooManyAttempts(
  retryAfterSeconds: number,
  challenge?: AppCheckChallenge,
): APIError {
  return new APIError(
    'TOO_MANY_REQUESTS',
    {
      code: 'TOO_MANY_TRIES',
      message: `Too many tries for this account. Please wait ${formatDuration(retryAfterSeconds)}.`,
      ...(challenge && { challenge }),
    },
    { 'Retry-After': String(retryAfterSeconds) },
  )
}
