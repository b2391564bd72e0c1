import { openCleanupJob } from '#server/platform/cluster/jobs/open-cleanup-job.ts'
import type { JobHandle } from '#server/platform/cluster/jobs/open-job.ts'
import type { JobDeps } from '#server/platform/cluster/jobs/run-if-due.ts'
import { deleteUnusedBars } from './bar-repository.ts'

/** Over a year: a bar by the sea may close for the winter. */
export const barExpiryMs = 400 * 24 * 60 * 60_000

export function openBarCleanup(deps: JobDeps): JobHandle {
  return openCleanupJob(deps, {
    name: 'delete bars',
    failureEvent: 'bars.delete_failed',
    remove: () => cleanBars(deps),
  })
}

/** Signs at which no room was opened for that long. */
export async function cleanBars({ database, now }: Pick<JobDeps, 'database' | 'now'>) {
  await deleteUnusedBars(database.db, now() - barExpiryMs)
}
