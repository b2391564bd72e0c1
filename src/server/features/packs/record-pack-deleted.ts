import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { deleteItem } from '../profile/item-repository.ts'
import { indexPack } from './index-pack.ts'
import { lockPack, type PackRow } from './pack-repository.ts'

/**
 * Marks a pack as deleted in the transaction that deletes its file. Its row stays, so that its owner
 * can upload it again with its counts; the row of an unused draft is deleted.
 */
export async function recordPackDeleted(
  transaction: Transaction<Tables>,
  packId: string,
  nowMs: number,
): Promise<void> {
  const row = await lockPack(transaction, packId)
  if (!row) return
  await transaction
    .updateTable('packs')
    .set({ deleted_at: nowMs, updated_at: nowMs })
    .where('pack_id', '=', packId)
    .execute()
  await indexPack(transaction, { ...row, deleted_at: nowMs })
  await deleteItem(transaction, { userId: row.owner_id, list: 'created_games', itemId: packId })
  if (await canDeleteRow(transaction, row)) {
    await transaction.deleteFrom('packs').where('pack_id', '=', packId).execute()
  }
}

/** Whether only the owner can ever have seen the pack. */
async function canDeleteRow(transaction: Transaction<Tables>, row: PackRow): Promise<boolean> {
  const { published_at, hidden_at, likes, plays } = row
  if (published_at !== null || hidden_at !== null || likes > 0 || plays > 0) return false
  const report = await transaction
    .selectFrom('pack_reports')
    .select('pack_id')
    .where('pack_id', '=', row.pack_id)
    .limit(1)
    .executeTakeFirst()
  return report === undefined
}
