import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import type { BlobReference } from '#server/platform/blobs/find-orphans.ts'
import { markBlobsDeleted } from '#server/platform/blobs/mark-blobs-deleted.ts'
import type { ArchivedFile } from './build-archive.ts'

export type PublishedBuild = { id: string; blobId: string; files: ArchivedFile[] }

/** Until the archive is stored. */
const noFiles = '[]'
/** Far above the time between two attempts: the reserving process is gone. */
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
 * Reserves the id of a build's archive before a byte is written, so that a crash leaves a row to
 * delete it by. Null when the build is published or another process works on it.
 * @param lastBlobId this process's last reservation
 */
export async function reserveBuild(
  { db }: Database,
  { id, lastBlobId }: { id: string; lastBlobId: string | null },
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

/** Called once the archive is written. False when another process has taken over. */
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
 * Marks this build current and all others replaced. While two builds run, each takes the other's
 * mark back every hour, so neither is deleted.
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

/** Builds other than this one that were not replaced before `sinceMs`, newest first. */
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

/** Deletes the builds that were replaced before `sinceMs`, with their blobs; returns how many. */
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

export async function listBuildBlobs(db: Kysely<Tables>): Promise<BlobReference[]> {
  const rows = await db.selectFrom('builds').select('body_id').execute()
  return rows.map(({ body_id }) => ({ blobId: body_id, objectName: null }))
}
