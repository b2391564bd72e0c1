import { codeRestMs } from '#domain/room/code.ts'
import { roomExpiryMs } from '#domain/room/limits.ts'
import { openCleanupJob } from '#server/platform/cluster/jobs/open-cleanup-job.ts'
import type { JobHandle } from '#server/platform/cluster/jobs/open-job.ts'
import type { JobDeps } from '#server/platform/cluster/jobs/run-if-due.ts'
import { deleteEndedRooms, endRooms } from './room-repository.ts'

export function openRoomCleanup(deps: JobDeps): JobHandle {
  return openCleanupJob(deps, {
    name: 'end rooms',
    failureEvent: 'rooms.delete_failed',
    remove: () => cleanRooms(deps),
  })
}

/** Rooms end after a day without a touch; their codes rest for another. */
export async function cleanRooms({ database, now }: Pick<JobDeps, 'database' | 'now'>) {
  const nowMs = now()
  await endRooms(database, nowMs - roomExpiryMs, nowMs)
  await deleteEndedRooms(database.db, nowMs - codeRestMs)
}
