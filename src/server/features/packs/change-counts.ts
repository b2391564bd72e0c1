import type { Transaction } from 'kysely'
import { popularityOf } from '#domain/packs/popularity.ts'
import type { Tables } from '#server/db/tables.ts'
import { awardAchievements } from '../profile/award-achievements.ts'
import { setPackPopularity } from './index-pack.ts'
import type { PackRow } from './pack-repository.ts'
import { starterOwnerId } from './starter/starter-owner.ts'

/**
 * Counts a like in the transaction that lists it, and awards its maker; false for a pack that may
 * not be liked.
 */
export async function addLike(
  transaction: Transaction<Tables>,
  packId: string,
  nowMs: number,
): Promise<boolean> {
  const row = await countUp(transaction, packId, 'likes')
  if (!row) return false
  if (row.owner_id !== starterOwnerId) await awardAchievements(transaction, row.owner_id, nowMs)
  return true
}

/** Uncounts likes in the transaction that unlists them, whatever the packs' state. */
export async function removeLikes(
  transaction: Transaction<Tables>,
  packIds: readonly string[],
): Promise<void> {
  if (packIds.length === 0) return
  const rows = await transaction
    .updateTable('packs')
    .set((eb) => ({ likes: eb('likes', '-', 1) }))
    .where('pack_id', 'in', packIds)
    .where('likes', '>', 0)
    .returningAll()
    .execute()
  for (const row of rows) await updatePopularity(transaction, row)
}

/** Null for a pack that is not public. */
export async function addPlay(
  transaction: Transaction<Tables>,
  packId: string,
): Promise<number | null> {
  return (await countUp(transaction, packId, 'plays'))?.plays ?? null
}

/** Undefined for a pack that is not public. */
async function countUp(
  transaction: Transaction<Tables>,
  packId: string,
  count: 'likes' | 'plays',
): Promise<PackRow | undefined> {
  const row = await transaction
    .updateTable('packs')
    .set(count, (eb) => eb(count, '+', 1))
    .where('pack_id', '=', packId)
    .where('published_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (row) await updatePopularity(transaction, row)
  return row
}

async function updatePopularity(transaction: Transaction<Tables>, row: PackRow): Promise<void> {
  const popularity = popularityOf(row)
  if (popularity !== row.popularity) await setPackPopularity(transaction, row.pack_id, popularity)
}
