import { setTimeout as sleep } from 'node:timers/promises'
import { backoff } from '#server/lib/backoff.ts'
import { StartError } from '#server/lib/start-error.ts'

const lockNotAvailable = '55P03'
const backoffOptions = { firstMs: 200, maxMs: 5_000 }
const defaultTimeoutMs = 2 * 60_000

/** Repeats `work` while it fails for want of a lock. Throws a `StartError` after two minutes. */
export async function retryWhileLocked<Result>(
  description: string,
  work: () => Promise<Result>,
  timeoutMs = defaultTimeoutMs,
): Promise<Result> {
  const startedMs = performance.now()
  for (let attempts = 1; ; attempts++) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error)) throw error
      if (performance.now() - startedMs > timeoutMs) {
        throw new StartError(
          `The database (${description}) cannot be brought up to this version: a long transaction holds a table that must change. End it, then start again.`,
        )
      }
      await sleep(backoff(attempts, backoffOptions))
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailable
}
