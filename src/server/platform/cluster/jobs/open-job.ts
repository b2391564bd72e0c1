import { isDoneWithin } from '#server/lib/is-done-within.ts'
import { type Job, type JobDeps, logJobFailure, runIfDue } from './run-if-due.ts'

const stopTimeoutMs = 5_000

export type JobHandle = {
  checkNow: () => void
  /** Aborts what runs, and waits a short while. */
  stop: () => Promise<void>
}

/** Runs a job when it is due and no other process has it. Failures are logged. */
export function openJob(deps: JobDeps, job: Job, checkEveryMs: number): JobHandle {
  const stopping = new AbortController()
  let inFlight: Promise<void> | null = null
  const checkNow = () => {
    inFlight ??= runIfDue(deps, job, stopping.signal)
      .catch((err: unknown) => logJobFailure(deps.log, job, err))
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
