import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { BlobStore, StoredBlob } from './blob-store.ts'

/** A row follows its bytes within seconds. */
export const orphanAfterMs = 24 * 60 * 60 * 1000
/** Ids are hex: a sixteenth is held in memory at a time. */
const idPrefixes = [...'0123456789abcdef']
/** Other files in a bucket are not this server's. */
const blobIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/**
 * Crashes leave few orphans. More, and more than are referenced, means a wrong database or bucket.
 */
const minOrphanThreshold = 100

/** Lists the blobs that a table references; ids outside of the prefix are ignored. */
export type ListReferences = (db: Kysely<Tables>, idPrefix: string) => Promise<BlobReference[]>

export type BlobReference = {
  blobId: string
  /** Null when no object needs these bytes. */
  objectName: string | null
}

type Deps = {
  database: Database
  blobs: BlobStore
  /** One per table that references blobs. */
  references: readonly ListReferences[]
  now: () => number
}

export type BlobComparison = {
  /** Blobs older than a day without a row. */
  orphans: StoredBlob[]
  /** Blobs as old as that with a row. */
  named: number
  /** Objects whose blobs were not listed; they may have been replaced since. */
  missing: BlobReference[]
}

/** Compares the store's list with the tables' references; reads no bytes. */
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
    // Queried after the list, so that a row written meanwhile counts.
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
