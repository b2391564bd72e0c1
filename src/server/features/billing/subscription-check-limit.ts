import type { RateLimit } from '#server/platform/web/consume.ts'

/** One limit for every way to check a subscription. */
export function subscriptionCheckLimit(userId: string): RateLimit {
  return { name: 'check subscription', key: userId }
}
