import type { Kysely } from 'kysely'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'

const insertDeletedBlob = prepared((db, blobId: string, spentAtMs: number) =>
  db.insertInto('spent_bodies').values({ body_id: blobId, spent_at: spentAtMs }),
)

/** They are deleted after the transaction commits. */
export async function markBlobsDeleted(
  db: Kysely<Tables>,
  blobIds: readonly string[],
  nowMs: number,
): Promise<void> {
  for (const blobId of blobIds) await insertDeletedBlob(db, blobId, nowMs)
}
