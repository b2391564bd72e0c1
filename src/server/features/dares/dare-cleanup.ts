import { openCleanupJob } from '#server/platform/cluster/jobs/open-cleanup-job.ts'
import type { JobHandle } from '#server/platform/cluster/jobs/open-job.ts'
import type { JobDeps } from '#server/platform/cluster/jobs/run-if-due.ts'
import { deleteExpiredDares } from './dare-repository.ts'

export function openDareCleanup(deps: JobDeps): JobHandle {
  return openCleanupJob(deps, {
    name: 'sweep dares',
    failureEvent: 'dares.delete_failed',
    remove: () => deleteExpiredDares(deps.database.db, deps.now()),
  })
}
