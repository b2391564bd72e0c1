import { deleteOldIdempotencyKeys } from '#server/db/idempotency-keys.ts'
import { openCleanupJob } from './open-cleanup-job.ts'
import type { JobHandle } from './open-job.ts'
import type { JobDeps } from './run-if-due.ts'

export function openIdempotencyKeyCleanup(deps: JobDeps): JobHandle {
  return openCleanupJob(deps, {
    name: 'sweep told keys',
    failureEvent: 'idempotency_keys.delete_failed',
    remove: () => deleteOldIdempotencyKeys(deps.database.db, deps.now()),
  })
}
