import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import type { BlobReference } from '#server/platform/blobs/find-orphans.ts'
import { markBlobsDeleted } from '#server/platform/blobs/mark-blobs-deleted.ts'
import type { ArchivedFile } from './build-archive.ts'

export type PublishedBuild = { id: string; blobId: string; files: ArchivedFile[] }

/** In place of the files, until the archive is in the store: nothing can be found in it. */
const noFiles = '[]'
/** Far longer than a try and the pause after it: who has not tried for so long is gone. */
const takeOverAfterMs = 5 * 60_000

export async function isPublished(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('builds')
    .select('id')
    .where('id', '=', id)
    .where('files', '!=', noFiles)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Says under which id the archive of a build will lie, before a byte is written: whatever fails from
 * here on, the bytes have a row that they are found and removed by. One process does it at a time.
 * @param lastBodyId what this process was told the last time
 * @returns the id to write to; null when the build is published, or another process is about it
 */
export async function reserveBuild(
  { db }: Database,
  { id, lastBodyId: lastBlobId }: { id: string; lastBodyId: string | null },
  nowMs: number,
): Promise<string | null> {
  return await transact(db, async (transaction) => {
    const reserved = await transaction
      .selectFrom('builds')
      .select(['body_id', 'published_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!reserved) return await insertReserved(transaction, id, nowMs)
    const { body_id, published_at } = reserved
    const isOwn = body_id === lastBlobId
    if (!isOwn && published_at > nowMs - takeOverAfterMs) return null
    const blobId = isOwn ? body_id : randomUUID()
    const renewed = await transaction
      .updateTable('builds')
      .set({ body_id: blobId, published_at: nowMs })
      .where('id', '=', id)
      .where('body_id', '=', body_id)
      .where('files', '=', noFiles)
      .returning('id')
      .execute()
    if (renewed.length === 0) return null
    if (!isOwn) await markBlobsDeleted(transaction, [body_id], nowMs)
    return blobId
  })
}

async function insertReserved(
  db: Kysely<Tables>,
  id: string,
  nowMs: number,
): Promise<string | null> {
  const inserted = await db
    .insertInto('builds')
    .values({
      id,
      body_id: randomUUID(),
      files: noFiles,
      published_at: nowMs,
      replaced_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('body_id')
    .execute()
  return inserted[0]?.body_id ?? null
}

/** Once its archive is written. False when another process has taken over: then nothing names the body. */
export async function publishBuild(
  db: Kysely<Tables>,
  { id, blobId, files }: PublishedBuild,
): Promise<boolean> {
  const published = await db
    .updateTable('builds')
    .set({ files: JSON.stringify(files) })
    .where('id', '=', id)
    .where('body_id', '=', blobId)
    .returning('id')
    .execute()
  return published.length > 0
}

/**
 * A build is current as long as a process that serves it says so, and replaced as soon as one of
 * another build does: where both run, each takes back what the other said, and neither grows old.
 */
export async function markCurrent(db: Kysely<Tables>, id: string, nowMs: number): Promise<void> {
  await db
    .updateTable('builds')
    .set({ replaced_at: null })
    .where('id', '=', id)
    .where('replaced_at', 'is not', null)
    .execute()
  await db
    .updateTable('builds')
    .set({ replaced_at: nowMs })
    .where('id', '!=', id)
    .where('replaced_at', 'is', null)
    .execute()
}

/** The builds beside this one that were not replaced before `sinceMs`, the newest first. */
export async function listOtherBuilds(
  db: Kysely<Tables>,
  id: string,
  sinceMs: number,
): Promise<PublishedBuild[]> {
  const rows = await db
    .selectFrom('builds')
    .select(['id', 'body_id', 'files'])
    .where('id', '!=', id)
    .where((eb) => eb.or([eb('replaced_at', 'is', null), eb('replaced_at', '>=', sinceMs)]))
    .orderBy('published_at', 'desc')
    .execute()
  return rows.map((row) => ({ id: row.id, blobId: row.body_id, files: JSON.parse(row.files) }))
}

/** Forgets the builds that were replaced before `sinceMs` and gives their bytes up; says how many. */
export async function deleteReplacedBuilds(
  { db }: Database,
  sinceMs: number,
  nowMs: number,
): Promise<number> {
  return await transact(db, async (transaction) => {
    const dropped = await transaction
      .deleteFrom('builds')
      .where('replaced_at', '<', sinceMs)
      .returning('body_id')
      .execute()
    const blobIds = dropped.map(({ body_id }) => body_id)
    await markBlobsDeleted(transaction, blobIds, nowMs)
    return blobIds.length
  })
}

/** The archives of all builds, which are few. */
export async function listBuildBlobs(db: Kysely<Tables>): Promise<BlobReference[]> {
  const rows = await db.selectFrom('builds').select('body_id').execute()
  return rows.map(({ body_id }) => ({ blobId: body_id, objectName: null }))
}
