import type { RateLimit } from '#server/platform/web/consume.ts'

/** One look at how somebody's premium stands, whichever way it is asked for. */
export function subscriptionCheckLimit(userId: string): RateLimit {
  return { name: 'check subscription', key: userId }
}
