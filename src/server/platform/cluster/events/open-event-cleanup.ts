import { openCleanupJob } from '../jobs/open-cleanup-job.ts'
import type { JobHandle } from '../jobs/open-job.ts'
import type { JobDeps } from '../jobs/run-if-due.ts'
import { deleteOldEvents } from './event-repository.ts'

export function openEventCleanup(deps: JobDeps): JobHandle {
  return openCleanupJob(deps, {
    name: 'sweep events',
    problem: 'old events could not be removed',
    remove: () => deleteOldEvents(deps.database),
  })
}
