import type { OpenJob } from '../jobs/open-job.ts'
import { openSweep } from '../jobs/open-sweep.ts'
import type { JobDeps } from '../jobs/run-if-due.ts'
import { deleteExpiredDares } from './dare-repository.ts'

/** Removes dares that have run out. */
export function openDareSweeper(deps: JobDeps): OpenJob {
  return openSweep(deps, {
    name: 'sweep dares',
    problem: 'old dares could not be removed',
    remove: () => deleteExpiredDares(deps.database.db, deps.now()),
  })
}
