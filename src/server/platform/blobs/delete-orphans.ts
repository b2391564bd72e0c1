import { type JobHandle, openJob } from '../cluster/jobs/open-job.ts'
import type { JobDeps } from '../cluster/jobs/run-if-due.ts'
import type { BlobStore } from './blob-store.ts'
import { compareBlobs, isOrphanCountPlausible, type ListReferences } from './find-orphans.ts'

const dayMs = 24 * 60 * 60 * 1000
const checkEveryMs = 10 * 60_000

type Deps = JobDeps & { blobs: BlobStore; references: readonly ListReferences[] }

/** Deletes daily blobs whose process died before it wrote their row. */
export function openOrphanCleanup(deps: Deps): JobHandle {
  const run = async (signal: AbortSignal) => {
    const count = await deleteOrphans(deps, signal)
    if (count > 0) deps.log.info({ event: 'orphan_blobs.deleted', count }, 'Orphaned blobs deleted')
    return !signal.aborted
  }
  const job = openJob(
    deps,
    {
      name: 'sweep orphan bodies',
      failureEvent: 'orphan_blobs.cleanup_failed',
      run,
      periodMs: dayMs,
    },
    checkEveryMs,
  )
  job.checkNow()
  return job
}

/** Returns how many it deleted; throws when there are more than crashes explain. */
export async function deleteOrphans(deps: Deps, signal: AbortSignal): Promise<number> {
  const found = await compareBlobs(deps, signal)
  if (signal.aborted) return 0
  const { orphans, named } = found
  if (!isOrphanCountPlausible(found)) {
    throw new Error(
      `${orphans.length} blobs have no row, and ${named} have one: is this another server's storage? Nothing was removed.`,
    )
  }
  for (const { blobId } of orphans) {
    if (signal.aborted) break
    await deps.blobs.remove(blobId)
  }
  return orphans.length
}
