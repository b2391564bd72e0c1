import type { OpenJob } from '../jobs/open-job.ts'
import { openSweep } from '../jobs/open-sweep.ts'
import type { JobDeps } from '../jobs/run-if-due.ts'
import { deleteOldEvents } from './event-repository.ts'

/** Removes what every process has long heard of. */
export function openEventCleanup(deps: JobDeps): OpenJob {
  return openSweep(deps, {
    name: 'sweep events',
    problem: 'old events could not be removed',
    remove: () => deleteOldEvents(deps.database),
  })
}
