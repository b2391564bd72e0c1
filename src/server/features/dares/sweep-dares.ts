import type { OpenJob } from '#server/platform/cluster/jobs/open-job.ts'
import { openSweep } from '#server/platform/cluster/jobs/open-sweep.ts'
import type { JobDeps } from '#server/platform/cluster/jobs/run-if-due.ts'
import { deleteExpiredDares } from './dare-repository.ts'

/** Removes dares that have run out. */
export function openDareCleanup(deps: JobDeps): OpenJob {
  return openSweep(deps, {
    name: 'sweep dares',
    problem: 'old dares could not be removed',
    remove: () => deleteExpiredDares(deps.database.db, deps.now()),
  })
}
