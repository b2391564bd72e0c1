import type { Services } from '#server/compose.ts'
import type { LoadResult } from '#server/db/load-rows.ts'
import type { Snapshot, TableShape } from '#server/db/snapshot.ts'
import type { BlobStore } from '#server/platform/blobs/blob-store.ts'
import { leaseBlobs } from '#server/platform/blobs/lease-blobs.ts'
import { requireStopped } from '#server/platform/cluster/membership/require-stopped.ts'
import { readPersistentTables } from './persistent-tables.ts'
import type { Progress } from './progress.ts'
import { listReferencedBlobs, type ReferencedBlob } from './referenced-blobs.ts'
import type { Target } from './target.ts'

const copyConcurrency = 8

type MoveSource = Pick<Services, 'database' | 'now'> & { blobs: Pick<BlobStore, 'read'> }

type MoveDestination = {
  target: Target
  /** Null when blobs stay where they are. */
  blobs: Pick<BlobStore, 'write'> | null
}

type CopiedBlobs = { count: number; bytes: number; missing: number }

export type Moved = LoadResult & { unbalanced: number; blobs: CopiedBlobs | null }

/**
 * Copies all data to another database and blob store, and leaves the source unchanged. Nothing
 * may be written to the source from here on: later changes would be lost.
 */
export async function move(
  source: MoveSource,
  destination: MoveDestination,
  progress: Progress,
): Promise<Moved> {
  await requireStopped(source.database, source.database.db)
  await destination.target.requireEmpty()
  const lease = await leaseBlobs(source)
  const snapshot = await source.database.openSnapshot()
  try {
    const shapes = await readPersistentTables(snapshot.migrations)
    // Blobs first: a row must not name a missing one.
    const blobs =
      destination.blobs && (await copyBlobs(source, destination.blobs, snapshot, shapes, progress))
    const filled = await destination.target.fill(snapshot.migrations, {
      shapes,
      lines: snapshot.lines,
      onTable: progress.table,
    })
    return { ...filled, blobs }
  } finally {
    await snapshot.close()
    await lease.release().catch(() => {})
  }
}

async function copyBlobs(
  { blobs: from }: MoveSource,
  to: Pick<BlobStore, 'write'>,
  { lines }: Snapshot,
  shapes: readonly TableShape[],
  progress: Progress,
): Promise<CopiedBlobs> {
  const copied: CopiedBlobs = { count: 0, bytes: 0, missing: 0 }
  async function copy({ id, mustBeThere }: ReferencedBlob): Promise<void> {
    const bytes = await from.read(id)
    if (bytes === null) {
      if (mustBeThere) copied.missing += 1
      return
    }
    await to.write(id, bytes)
    copied.count += 1
    copied.bytes += bytes.length
  }
  for await (const batch of listReferencedBlobs(shapes, lines)) {
    for (let at = 0; at < batch.length; at += copyConcurrency) {
      await Promise.all(batch.slice(at, at + copyConcurrency).map(copy))
      progress.blobs(copied.count, copied.bytes)
    }
  }
  return copied
}
