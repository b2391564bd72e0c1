import { backoff } from '#server/lib/backoff.ts'

const delays = { firstMs: 30_000, maxMs: 60 * 60_000 }
const giveUpAfterMs = 24 * 60 * 60_000

/** `attempts`: how many failed so far. */
type Failure = { attempts: number; createdAtMs: number; nowMs: number }

/** When to try a failed message again; null when it is time to give up. */
export function nextAttempt({ attempts, createdAtMs, nowMs }: Failure): number | null {
  const lastAttemptMs = createdAtMs + giveUpAfterMs
  if (nowMs >= lastAttemptMs) return null
  return Math.min(lastAttemptMs, nowMs + backoff(attempts, delays))
}
