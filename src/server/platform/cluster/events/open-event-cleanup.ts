import { openCleanupJob } from '../jobs/open-cleanup-job.ts'
import type { JobHandle } from '../jobs/open-job.ts'
import type { JobDeps } from '../jobs/run-if-due.ts'
import { deleteOldEvents } from './event-repository.ts'

export function openEventCleanup(deps: JobDeps): JobHandle {
  return openCleanupJob(deps, {
    name: 'sweep events',
    failureEvent: 'cluster_events.delete_failed',
    remove: () => deleteOldEvents(deps.database),
  })
}
