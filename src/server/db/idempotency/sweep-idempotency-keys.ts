import type { OpenJob } from '#server/platform/cluster/jobs/open-job.ts'
import { openSweep } from '#server/platform/cluster/jobs/open-sweep.ts'
import type { JobDeps } from '#server/platform/cluster/jobs/run-if-due.ts'
import { deleteOldIdempotencyKeys } from './keep-idempotency-key.ts'

/** Removes the keys of what was told so long ago that it is not told again. */
export function openIdempotencyKeyCleanup(deps: JobDeps): OpenJob {
  return openSweep(deps, {
    name: 'sweep told keys',
    problem: 'old keys could not be removed',
    remove: () => deleteOldIdempotencyKeys(deps.database.db, deps.now()),
  })
}
