const firstDelayMs = 30_000
const longestDelayMs = 60 * 60_000
const giveUpAfterMs = 24 * 60 * 60_000

/** `attempts`: how many failed so far. */
type Failure = { attempts: number; createdAtMs: number; nowMs: number }

/** When to try a failed message again; null when it is time to give up. */
export function nextAttempt({ attempts, createdAtMs, nowMs }: Failure): number | null {
  const lastAttemptMs = createdAtMs + giveUpAfterMs
  if (nowMs >= lastAttemptMs) return null
  const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1))
  return Math.min(lastAttemptMs, nowMs + delayMs)
}
