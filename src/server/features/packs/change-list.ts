import type { Transaction } from 'kysely'
import { findGame } from '#games/registry.ts'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { ensureProfile } from '../profile/get-profile.ts'
import { countItems, deleteItem, type Item, insertItem } from '../profile/item-repository.ts'
import { lockProfile } from '../profile/profile-repository.ts'
import { addLike, removeLikes } from './change-counts.ts'
import { lockPack } from './pack-repository.ts'

/** Bounds what a script could store. */
export const maxListLength = 1000

/**
 * Adds a game to a list or removes it; idempotent (spec §4). A like is counted in the same
 * transaction. The list of created games accepts only own packs.
 */
export async function changeList(
  { database, now }: ServerContext,
  item: Item,
  wanted: 'on' | 'off',
): Promise<void> {
  const nowMs = now()
  const isLike = item.list === 'liked_games' && !findGame(item.itemId)
  await transact(database.db, async (transaction) => {
    await ensureProfile(transaction, item.userId, nowMs)
    if (item.list === 'created_games' && wanted === 'on') await requireOwnPack(transaction, item)
    // Erasing an account removes its likes: no like may come in between.
    if (isLike && !(await lockProfile(transaction, item.userId))) refuseUnknown()
    if (wanted === 'off') {
      const wasThere = await deleteItem(transaction, item)
      if (isLike && wasThere) await removeLikes(transaction, [item.itemId])
      return
    }
    const isNew = await insertItem(transaction, item, nowMs)
    if (isLike && isNew && !(await addLike(transaction, item.itemId, nowMs))) refuseUnknown()
    if ((await countItems(transaction, item)) > maxListLength) {
      throw new AppError('conflict', `This list is full: it holds ${maxListLength} games.`)
    }
  })
}

/** A pack that is being deleted must not come back onto a list. */
async function requireOwnPack(transaction: Transaction<Tables>, item: Item): Promise<void> {
  const pack = await lockPack(transaction, item.itemId)
  if (pack === null || pack.deleted_at !== null) {
    throw new AppError('not_found', 'There is no such pack.')
  }
  if (pack.owner_id !== item.userId) {
    throw new AppError('forbidden', 'This pack belongs to somebody else.')
  }
}

function refuseUnknown(): never {
  throw new AppError('not_found', 'There is no such game.')
}
