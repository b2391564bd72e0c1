import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { markBlobsDeleted } from '#server/platform/blobs/mark-blobs-deleted.ts'
import { readParts } from './upload-repository.ts'
import { lockUsage } from './usage-repository.ts'

/**
 * Gives up the bytes of everything somebody has stored, before their account row takes the rows that
 * name them along.
 */
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
  // An upload that is being written ends first, and is found here.
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
