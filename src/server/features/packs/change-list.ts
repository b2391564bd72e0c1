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

/** More than anybody means; without an end to it a script could fill the disk. */
export const longestList = 1000

/**
 * Puts a game on a list or takes it off; both may be repeated at will (spec §4). A like of a pack is
 * counted there, in the same transaction: its count is the number of lists that it stands on. On the
 * list of what somebody made only their own packs come.
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
    // Whoever is being erased takes their likes along: none may come in between.
    if (isLike && !(await lockProfile(transaction, item.userId))) refuseUnknown()
    if (wanted === 'off') {
      const wasThere = await deleteItem(transaction, item)
      if (isLike && wasThere) await removeLikes(transaction, [item.itemId])
      return
    }
    const isNew = await insertItem(transaction, item, nowMs)
    if (isLike && isNew && !(await addLike(transaction, item.itemId, nowMs))) refuseUnknown()
    if ((await countItems(transaction, item)) > longestList) {
      throw new AppError('conflict', `This list is full: it holds ${longestList} games.`)
    }
  })
}

/** Locked until the end: a pack that is being deleted must not come back onto a list. */
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
