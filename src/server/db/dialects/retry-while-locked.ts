import { setTimeout as sleep } from 'node:timers/promises'
import { backoff } from '#server/lib/backoff.ts'
import { StartError } from '#server/lib/start-error.ts'

const lockNotAvailable = '55P03'
const pauses = { firstMs: 200, longestMs: 5_000 }
const usualPatienceMs = 2 * 60_000

/**
 * Runs `work` again while it gives up because others hold what it must lock; everybody gets on in the
 * pauses.
 * @throws a `StartError` when that does not end within two minutes
 */
export async function retryWhileLocked<Result>(
  place: string,
  work: () => Promise<Result>,
  patienceMs = usualPatienceMs,
): Promise<Result> {
  const beganMs = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error)) throw error
      if (performance.now() - beganMs > patienceMs) {
        throw new StartError(
          `The database (${place}) cannot be brought up to this version: a long transaction holds a table that must change. End it, then start again.`,
        )
      }
      await sleep(backoff(tries, pauses))
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailable
}
