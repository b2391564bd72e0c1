import { isDoneWithin } from '#server/lib/is-done-within.ts'
import { type Job, type JobDeps, runIfDue } from './run-if-due.ts'

const stopPatienceMs = 5_000

/** What runs by the clock, until it is stopped. */
export type OpenJob = {
  /** Looks at once, and returns at once. */
  look: () => void
  /** Tells what runs to come to an end, and waits for that, but not for long. */
  stop: () => Promise<void>
}

/**
 * Looks now and then whether a job is due, and does it if no other process is about it. What fails is
 * a line in the log.
 */
export function openJob(deps: JobDeps, job: Job, lookEveryMs: number): OpenJob {
  const stopping = new AbortController()
  let underWay: Promise<void> | null = null
  const look = () => {
    underWay ??= runIfDue(deps, job, stopping.signal)
      .catch((err: unknown) => deps.log.error({ err }, job.problem))
      .finally(() => {
        underWay = null
      })
  }
  const timer = setInterval(look, lookEveryMs).unref()
  return {
    look,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      if (underWay) await isDoneWithin(stopPatienceMs, underWay)
    },
  }
}
