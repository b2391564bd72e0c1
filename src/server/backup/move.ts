import type { Filled } from '../db/fill.ts'
import type { Snapshot } from '../db/snapshot.ts'
import type { TableShape } from '../db/table-shapes.ts'
import { requireStopped } from '../processes/require-stopped.ts'
import type { Services } from '../services.ts'
import type { BodyStore } from '../storage/body-store.ts'
import { holdBodies } from '../storage/hold-bodies.ts'
import { readKeptTables } from './kept-tables.ts'
import { listNamedBodies, type NamedBody } from './named-bodies.ts'
import type { Progress } from './progress.ts'
import type { Target } from './target.ts'

const copiedAtOnce = 8

type House = Pick<Services, 'database' | 'now'> & { bodies: Pick<BodyStore, 'read'> }

type Place = {
  target: Target
  /** Null where the bytes stay where they are. */
  bodies: Pick<BodyStore, 'write'> | null
}

type CopiedBodies = { count: number; bytes: number; missing: number }

export type Moved = Filled & { unbalanced: number; bodies: CopiedBodies | null }

/**
 * Brings a house to another database and another store for its bytes, and leaves the one it comes from
 * as it is. Nobody may write to that one from here on: what came later would be lost.
 */
export async function move(house: House, place: Place, progress: Progress): Promise<Moved> {
  await requireStopped(house.database, house.database.db)
  await place.target.requireEmpty()
  const hold = await holdBodies(house)
  const snapshot = await house.database.openSnapshot()
  try {
    const shapes = await readKeptTables(snapshot.migrations)
    // The bytes first: a row must not name what is not there yet.
    const bodies =
      place.bodies && (await copyBodies(house, place.bodies, snapshot, shapes, progress))
    const filled = await place.target.fill(snapshot.migrations, {
      shapes,
      lines: snapshot.lines,
      onTable: progress.table,
    })
    return { ...filled, bodies }
  } finally {
    await snapshot.close()
    await hold.release().catch(() => {})
  }
}

async function copyBodies(
  { bodies: from }: House,
  to: Pick<BodyStore, 'write'>,
  { lines }: Snapshot,
  shapes: readonly TableShape[],
  progress: Progress,
): Promise<CopiedBodies> {
  const copied: CopiedBodies = { count: 0, bytes: 0, missing: 0 }
  async function copy({ id, mustBeThere }: NamedBody): Promise<void> {
    const bytes = await from.read(id)
    if (bytes === null) {
      if (mustBeThere) copied.missing += 1
      return
    }
    await to.write(id, bytes)
    copied.count += 1
    copied.bytes += bytes.length
  }
  for await (const batch of listNamedBodies(shapes, lines)) {
    for (let at = 0; at < batch.length; at += copiedAtOnce) {
      await Promise.all(batch.slice(at, at + copiedAtOnce).map(copy))
      progress.bodies(copied.count, copied.bytes)
    }
  }
  return copied
}
