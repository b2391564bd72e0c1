import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { readParts } from '#server/features/objects/upload-repository.ts'
import type { Services } from '#server/services.ts'
import type { StoredBlob } from './blob-store.ts'

/** A row comes within seconds of its bytes: what has none after so long gets none. */
export const orphanAfterMs = 24 * 60 * 60 * 1000
/** Ids are in hex: a sixteenth of them is held in memory at a time. */
const idStarts = [...'0123456789abcdef']
/** As this house names its bodies; whatever else lies in a bucket is not ours. */
const ownId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A crash leaves a few. More of them, and more than are named, is a wrong database or a wrong bucket. */
const fewOrphans = 100

type Deps = Pick<Services, 'database' | 'blobs' | 'now'>

export type Comparison = {
  /** Bytes older than a day that no row names. */
  orphans: StoredBlob[]
  /** How many of the bytes as old as that some row names. */
  named: number
  /** Objects whose bytes were not in the list; they may have been replaced since it was made. */
  missing: NamedBlob[]
}

type NamedBlob = { name: string; body_id: string }

/** Holds all that the store lists against all that the tables name, without reading any bytes. */
export async function compareBlobs(
  { database: { db }, blobs, now }: Deps,
  signal: AbortSignal,
): Promise<Comparison> {
  const found: Comparison = { orphans: [], named: 0, missing: [] }
  for (const idStart of idStarts) {
    if (signal.aborted) break
    const listed = new Set<string>()
    const old: StoredBlob[] = []
    for await (const body of blobs.list(idStart)) {
      listed.add(body.blobId)
      if (ownId.test(body.blobId) && body.modifiedAtMs < now() - orphanAfterMs) old.push(body)
    }
    // Asked after the list: what is named by then was never anybody's orphan.
    const objects = await readObjects(db, idStart)
    const known = await readOthers(db, idStart)
    for (const { body_id } of objects) known.add(body_id)
    const strangers = old.filter(({ blobId }) => !known.has(blobId))
    found.orphans.push(...strangers)
    found.named += old.length - strangers.length
    found.missing.push(...objects.filter(({ body_id }) => !listed.has(body_id)))
  }
  return found
}

/** Whether so many can be what crashes have left; else nobody should remove them unasked. */
export function isOfCrashes({ orphans, named }: Pick<Comparison, 'orphans' | 'named'>): boolean {
  return orphans.length <= Math.max(fewOrphans, named)
}

async function readObjects(db: Kysely<Tables>, idStart: string): Promise<NamedBlob[]> {
  return await db
    .selectFrom('objects')
    .select(['name', 'body_id'])
    .where('body_id', '>=', idStart)
    .where('body_id', '<', `${idStart}~`)
    .execute()
}

/** The ids that begin so of what other tables name; those of builds and uploads, which are few, whole. */
async function readOthers(db: Kysely<Tables>, idStart: string): Promise<Set<string>> {
  const spent = await db
    .selectFrom('spent_bodies')
    .select('body_id')
    .where('body_id', '>=', idStart)
    .where('body_id', '<', `${idStart}~`)
    .execute()
  const builds = await db.selectFrom('builds').select('body_id').execute()
  const uploads = await db.selectFrom('uploads').select('parts').execute()
  const ids = [...spent, ...builds].map(({ body_id }) => body_id)
  return new Set([...ids, ...uploads.flatMap(readParts)])
}
