import { backoff } from '#server/lib/backoff.ts'

const delays = { firstMs: 30_000, maxMs: 60 * 60_000 }
const giveUpAfterMs = 24 * 60 * 60_000

type Failure = { attempts: number; createdAtMs: number; nowMs: number }

/** Null when it is time to give up. */
export function nextAttempt({ attempts, createdAtMs, nowMs }: Failure): number | null {
  const lastAttemptMs = createdAtMs + giveUpAfterMs
  if (nowMs >= lastAttemptMs) return null
  return Math.min(lastAttemptMs, nowMs + backoff(attempts, delays))
}
