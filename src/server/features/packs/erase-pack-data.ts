import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { lockProfile } from '../profile/profile-repository.ts'
import { removeLikes } from './change-counts.ts'
import { deleteUnusedSearchWords, readSearchWordsOfOwner } from './index-pack.ts'

/** Ids in one statement. */
const idsPerStatement = 1_000

/**
 * What packs know of somebody who is being erased: their likes are taken back, their reports go. The
 * account row must be deleted next, and their packs with it; what is given then clears up after those.
 */
export async function erasePackData(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<() => Promise<void>> {
  // A like of theirs that is under way is waited for; later ones find no profile.
  await lockProfile(transaction, userId)
  const liked = await transaction
    .selectFrom('profile_items')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('list', '=', 'liked_games')
    .execute()
  await removeLikes(
    transaction,
    liked.map(({ item_id }) => item_id),
  )
  await transaction.deleteFrom('pack_reports').where('reporter', '=', userId).execute()
  const own = await transaction
    .updateTable('packs')
    .set((eb) => ({ likes: eb.ref('likes') }))
    .where('owner_id', '=', userId)
    .returning(['pack_id', 'likes'])
    .execute()
  const likedByOthers = own.filter(({ likes }) => likes > 0).map(({ pack_id }) => pack_id)
  const words = await readSearchWordsOfOwner(transaction, userId)
  return async () => {
    for (let at = 0; at < likedByOthers.length; at += idsPerStatement) {
      await transaction
        .deleteFrom('profile_items')
        .where('list', '=', 'liked_games')
        .where('item_id', 'in', likedByOthers.slice(at, at + idsPerStatement))
        .execute()
    }
    await deleteUnusedSearchWords(transaction, words)
  }
}
