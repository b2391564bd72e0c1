import { openCleanupJob } from '#server/platform/cluster/jobs/open-cleanup-job.ts'
import type { JobHandle } from '#server/platform/cluster/jobs/open-job.ts'
import type { JobDeps } from '#server/platform/cluster/jobs/run-if-due.ts'
import { deleteExpiredNights } from './night-repository.ts'

export function openNightCleanup(deps: JobDeps): JobHandle {
  return openCleanupJob(deps, {
    name: 'delete nights',
    failureEvent: 'nights.delete_failed',
    remove: () => deleteExpiredNights(deps.database.db, deps.now()),
  })
}
