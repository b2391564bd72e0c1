import type { Services } from '#server/compose.ts'
import type { Filled } from '#server/db/fill.ts'
import type { Snapshot } from '#server/db/snapshot.ts'
import type { TableShape } from '#server/db/table-shapes.ts'
import type { BlobStore } from '#server/platform/blobs/blob-store.ts'
import { leaseBlobs } from '#server/platform/blobs/lease-blobs.ts'
import { requireStopped } from '#server/platform/cluster/membership/require-stopped.ts'
import { readKeptTables } from './kept-tables.ts'
import { listNamedBlobs, type NamedBlob } from './named-blobs.ts'
import type { Progress } from './progress.ts'
import type { Target } from './target.ts'

const copiedAtOnce = 8

type House = Pick<Services, 'database' | 'now'> & { blobs: Pick<BlobStore, 'read'> }

type Place = {
  target: Target
  /** Null where the bytes stay where they are. */
  blobs: Pick<BlobStore, 'write'> | null
}

type CopiedBodies = { count: number; bytes: number; missing: number }

export type Moved = Filled & { unbalanced: number; blobs: CopiedBodies | null }

/**
 * Brings a house to another database and another store for its bytes, and leaves the one it comes from
 * as it is. Nobody may write to that one from here on: what came later would be lost.
 */
export async function move(house: House, place: Place, progress: Progress): Promise<Moved> {
  await requireStopped(house.database, house.database.db)
  await place.target.requireEmpty()
  const hold = await leaseBlobs(house)
  const snapshot = await house.database.openSnapshot()
  try {
    const shapes = await readKeptTables(snapshot.migrations)
    // The bytes first: a row must not name what is not there yet.
    const blobs = place.blobs && (await copyBlobs(house, place.blobs, snapshot, shapes, progress))
    const filled = await place.target.fill(snapshot.migrations, {
      shapes,
      lines: snapshot.lines,
      onTable: progress.table,
    })
    return { ...filled, blobs }
  } finally {
    await snapshot.close()
    await hold.release().catch(() => {})
  }
}

async function copyBlobs(
  { blobs: from }: House,
  to: Pick<BlobStore, 'write'>,
  { lines }: Snapshot,
  shapes: readonly TableShape[],
  progress: Progress,
): Promise<CopiedBodies> {
  const copied: CopiedBodies = { count: 0, bytes: 0, missing: 0 }
  async function copy({ id, mustBeThere }: NamedBlob): Promise<void> {
    const bytes = await from.read(id)
    if (bytes === null) {
      if (mustBeThere) copied.missing += 1
      return
    }
    await to.write(id, bytes)
    copied.count += 1
    copied.bytes += bytes.length
  }
  for await (const batch of listNamedBlobs(shapes, lines)) {
    for (let at = 0; at < batch.length; at += copiedAtOnce) {
      await Promise.all(batch.slice(at, at + copiedAtOnce).map(copy))
      progress.blobs(copied.count, copied.bytes)
    }
  }
  return copied
}
