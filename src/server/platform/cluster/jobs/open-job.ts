import { isDoneWithin } from '#server/lib/is-done-within.ts'
import { type Job, type JobDeps, runIfDue } from './run-if-due.ts'

const stopTimeoutMs = 5_000

/** What runs by the clock, until it is stopped. */
export type JobHandle = {
  /** Looks at once, and returns at once. */
  checkNow: () => void
  /** Tells what runs to come to an end, and waits for that, but not for long. */
  stop: () => Promise<void>
}

/**
 * Looks now and then whether a job is due, and does it if no other process is about it. What fails is
 * a line in the log.
 */
export function openJob(deps: JobDeps, job: Job, checkEveryMs: number): JobHandle {
  const stopping = new AbortController()
  let inFlight: Promise<void> | null = null
  const checkNow = () => {
    inFlight ??= runIfDue(deps, job, stopping.signal)
      .catch((err: unknown) => deps.log.error({ err }, job.problem))
      .finally(() => {
        inFlight = null
      })
  }
  const timer = setInterval(checkNow, checkEveryMs).unref()
  return {
    checkNow: checkNow,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      if (inFlight) await isDoneWithin(stopTimeoutMs, inFlight)
    },
  }
}
