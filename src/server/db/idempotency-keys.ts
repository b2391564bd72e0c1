import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** How long a device may repeat a request for want of an answer. */
const retentionMs = 30 * 24 * 60 * 60_000

/** Records a key in the caller's transaction. False when it was recorded before. */
export async function recordIdempotencyKey(
  transaction: Transaction<Tables>,
  key: string,
  nowMs: number,
): Promise<boolean> {
  const recorded = await transaction
    .insertInto('told_keys')
    .values({ key, told_at: nowMs })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return recorded !== undefined
}

export async function deleteOldIdempotencyKeys(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('told_keys')
    .where('told_at', '<', nowMs - retentionMs)
    .execute()
}
