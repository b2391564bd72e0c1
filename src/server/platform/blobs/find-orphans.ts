import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { BlobStore, StoredBlob } from './blob-store.ts'

/** A row comes within seconds of its bytes: what has none after so long gets none. */
export const orphanAfterMs = 24 * 60 * 60 * 1000
/** Ids are in hex: a sixteenth of them is held in memory at a time. */
const idPrefixes = [...'0123456789abcdef']
/** As this house names its bodies; whatever else lies in a bucket is not ours. */
const blobIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A crash leaves a few. More of them, and more than are named, is a wrong database or a wrong bucket. */
const minOrphanThreshold = 100

/** Lists the blobs that a table names; ids outside of the range do no harm. */
export type ListReferences = (db: Kysely<Tables>, idPrefix: string) => Promise<BlobReference[]>

export type BlobReference = {
  blobId: string
  /** The object whose bytes these are; null where no object misses them. */
  objectName: string | null
}

type Deps = {
  database: Database
  blobs: BlobStore
  /** One for each table that names blobs. */
  references: readonly ListReferences[]
  now: () => number
}

export type BlobComparison = {
  /** Bytes older than a day that no row names. */
  orphans: StoredBlob[]
  /** How many of the bytes as old as that some row names. */
  named: number
  /** Objects whose bytes were not in the list; they may have been replaced since it was made. */
  missing: BlobReference[]
}

/** Holds all that the store lists against all that the tables name, without reading any bytes. */
export async function compareBlobs(
  { database: { db }, blobs, references, now }: Deps,
  signal: AbortSignal,
): Promise<BlobComparison> {
  const found: BlobComparison = { orphans: [], named: 0, missing: [] }
  for (const idPrefix of idPrefixes) {
    if (signal.aborted) break
    const listed = new Set<string>()
    const old: StoredBlob[] = []
    for await (const body of blobs.list(idPrefix)) {
      listed.add(body.blobId)
      if (blobIdPattern.test(body.blobId) && body.modifiedAtMs < now() - orphanAfterMs)
        old.push(body)
    }
    // Asked after the list: what is named by then was never anybody's orphan.
    const named = (await Promise.all(references.map((list) => list(db, idPrefix)))).flat()
    const known = new Set(named.map(({ blobId }) => blobId))
    for (const blobId of await listDeleted(db, idPrefix)) known.add(blobId)
    const orphans = old.filter(({ blobId }) => !known.has(blobId))
    found.orphans.push(...orphans)
    found.named += old.length - orphans.length
    found.missing.push(
      ...named.filter(({ blobId, objectName }) => objectName !== null && !listed.has(blobId)),
    )
  }
  return found
}

/** Whether so many can be what crashes have left; else nobody should remove them unasked. */
export function isOrphanCountPlausible({
  orphans,
  named,
}: Pick<BlobComparison, 'orphans' | 'named'>): boolean {
  return orphans.length <= Math.max(minOrphanThreshold, named)
}

async function listDeleted(db: Kysely<Tables>, idStart: string): Promise<string[]> {
  const deleted = await db
    .selectFrom('spent_bodies')
    .select('body_id')
    .where('body_id', '>=', idStart)
    .where('body_id', '<', `${idStart}~`)
    .execute()
  return deleted.map(({ body_id }) => body_id)
}
