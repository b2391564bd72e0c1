import type { Kysely } from 'kysely'
import type { ProfileList } from '#server/db/schema/profile-tables.ts'
import type { Tables } from '#server/db/tables.ts'

export type Item = { userId: string; list: ProfileList; itemId: string }

/** False when it was there. */
export async function insertItem(
  db: Kysely<Tables>,
  { userId, list, itemId }: Item,
  nowMs: number,
): Promise<boolean> {
  const inserted = await db
    .insertInto('profile_items')
    .values({ user_id: userId, list, item_id: itemId, added_at: nowMs })
    .onConflict((conflict) => conflict.columns(['user_id', 'list', 'item_id']).doNothing())
    .returning('item_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False when it was not there. */
export async function deleteItem(
  db: Kysely<Tables>,
  { userId, list, itemId }: Item,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('profile_items')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('item_id', '=', itemId)
    .returning('item_id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function countItems(
  db: Kysely<Tables>,
  { userId, list }: Pick<Item, 'userId' | 'list'>,
): Promise<number> {
  const { n } = await db
    .selectFrom('profile_items')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  return n
}
