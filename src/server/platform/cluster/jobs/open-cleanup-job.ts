import { type JobHandle, openJob } from './open-job.ts'
import type { JobDeps } from './run-if-due.ts'

const hourMs = 60 * 60_000
const checkEveryMs = 10 * 60_000

type Cleanup = {
  name: string
  /** The line for the log when it fails. */
  problem: string
  remove: () => Promise<unknown>
}

/** Removes what has run out, every hour, in one of however many processes there are. */
export function openCleanupJob(deps: JobDeps, { name, problem, remove }: Cleanup): JobHandle {
  const run = async () => {
    await remove()
    return true
  }
  const job = openJob(deps, { name, problem, run, periodMs: hourMs }, checkEveryMs)
  job.checkNow()
  return job
}
