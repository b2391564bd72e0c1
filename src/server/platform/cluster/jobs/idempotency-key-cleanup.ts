import { deleteOldIdempotencyKeys } from '#server/db/idempotency/keep-idempotency-key.ts'
import type { OpenJob } from './open-job.ts'
import { openSweep } from './open-sweep.ts'
import type { JobDeps } from './run-if-due.ts'

/** Removes the keys of what was told so long ago that it is not told again. */
export function openIdempotencyKeyCleanup(deps: JobDeps): OpenJob {
  return openSweep(deps, {
    name: 'sweep told keys',
    problem: 'old keys could not be removed',
    remove: () => deleteOldIdempotencyKeys(deps.database.db, deps.now()),
  })
}
