import { transact } from '../db/transaction.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { ensureProfile } from './get-profile.ts'
import { countItems, deleteItem, type Item, insertItem } from './item-repository.ts'

/** More than anybody means; without an end to it a script could fill the disk. */
const longestList = 1000

/** Puts a game on a list or takes it off; both may be repeated at will (spec §4). */
export async function changeList(
  { database, now }: Services,
  item: Item,
  wanted: 'on' | 'off',
): Promise<void> {
  const nowMs = now()
  await transact(database.db, async (transaction) => {
    await ensureProfile(transaction, item.userId, nowMs)
    if (wanted === 'off') return await deleteItem(transaction, item)
    await insertItem(transaction, item, nowMs)
    if ((await countItems(transaction, item)) > longestList) {
      throw new AppError('conflict', `This list is full: it holds ${longestList} games.`)
    }
  })
}
