import type { OpenJob } from '../jobs/open-job.ts'
import { openSweep } from '../jobs/open-sweep.ts'
import type { JobDeps } from '../jobs/run-if-due.ts'
import { deleteOldToldKeys } from './keep-told-key.ts'

/** Removes the keys of what was told so long ago that it is not told again. */
export function openToldKeySweeper(deps: JobDeps): OpenJob {
  return openSweep(deps, {
    name: 'sweep told keys',
    problem: 'old keys could not be removed',
    remove: () => deleteOldToldKeys(deps.database.db, deps.now()),
  })
}
