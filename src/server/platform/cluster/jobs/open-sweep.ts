import { type OpenJob, openJob } from './open-job.ts'
import type { JobDeps } from './run-if-due.ts'

const hourMs = 60 * 60_000
const lookEveryMs = 10 * 60_000

type Sweep = {
  name: string
  /** The line for the log when it fails. */
  problem: string
  remove: () => Promise<unknown>
}

/** Removes what has run out, every hour, in one of however many processes there are. */
export function openSweep(deps: JobDeps, { name, problem, remove }: Sweep): OpenJob {
  const run = async () => {
    await remove()
    return true
  }
  const job = openJob(deps, { name, problem, run, periodMs: hourMs }, lookEveryMs)
  job.look()
  return job
}
