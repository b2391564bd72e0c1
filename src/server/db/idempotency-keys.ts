import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** So long a device may go on telling the same thing, for want of an answer. */
const retentionMs = 30 * 24 * 60 * 60_000

/**
 * Whether that key comes for the first time; in the transaction that does what was told, so that
 * both stand or neither.
 */
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

/** Forgets the keys of what nobody tells again. */
export async function deleteOldIdempotencyKeys(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('told_keys')
    .where('told_at', '<', nowMs - retentionMs)
    .execute()
}
