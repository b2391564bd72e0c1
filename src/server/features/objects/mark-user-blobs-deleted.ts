import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { markBlobsDeleted } from '#server/platform/blobs/mark-blobs-deleted.ts'
import { readParts } from './upload-repository.ts'
import { lockUsage } from './usage-repository.ts'

/** Marks all blobs of an account as deleted, before deleting its row cascades to their rows. */
export async function markUserBlobsDeleted(
  transaction: Transaction<Tables>,
  userId: string,
  nowMs: number,
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return
  // Waits for an upload in flight, so that its rows are found here.
  await lockUsage(transaction, userId)
  await transaction
    .insertInto('spent_bodies')
    .columns(['body_id', 'spent_at'])
    .expression((eb) =>
      eb
        .selectFrom('objects')
        .select(['body_id', sql<number>`cast(${nowMs} as bigint)`.as('spent_at')])
        .where('owner_id', '=', userId),
    )
    .execute()
  const uploads = await transaction
    .selectFrom('uploads')
    .select('parts')
    .where('owner_id', '=', userId)
    .execute()
  await markBlobsDeleted(transaction, uploads.flatMap(readParts), nowMs)
}
