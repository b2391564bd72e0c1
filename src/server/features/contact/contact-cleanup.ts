import { retentionMonths } from '#domain/contact/message.ts'
import { openCleanupJob } from '#server/platform/cluster/jobs/open-cleanup-job.ts'
import type { JobHandle } from '#server/platform/cluster/jobs/open-job.ts'
import type { JobDeps } from '#server/platform/cluster/jobs/run-if-due.ts'
import { deleteOldContacts } from './contact-repository.ts'

/** Deletes messages after their retention period. */
export function openContactCleanup(deps: JobDeps): JobHandle {
  return openCleanupJob(deps, {
    name: 'sweep contact messages',
    failureEvent: 'contact_messages.delete_failed',
    remove: () => deleteOldContacts(deps.database.db, monthsBefore(deps.now(), retentionMonths)),
  })
}

/** Epoch milliseconds, by the UTC calendar. */
function monthsBefore(nowMs: number, months: number): number {
  const date = new Date(nowMs)
  return date.setUTCMonth(date.getUTCMonth() - months)
}
