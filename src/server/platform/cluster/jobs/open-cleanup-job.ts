import type { LogEvent } from '#server/platform/observability/log-event.ts'
import { type JobHandle, openJob } from './open-job.ts'
import type { JobDeps } from './run-if-due.ts'

const hourMs = 60 * 60_000
const checkEveryMs = 10 * 60_000

type Cleanup = {
  name: string
  /** Logged when it fails. */
  failureEvent: LogEvent
  remove: () => Promise<unknown>
}

/** An hourly job on one process. */
export function openCleanupJob(deps: JobDeps, { name, failureEvent, remove }: Cleanup): JobHandle {
  const run = async () => {
    await remove()
    return true
  }
  const job = openJob(deps, { name, failureEvent, run, periodMs: hourMs }, checkEveryMs)
  job.checkNow()
  return job
}
