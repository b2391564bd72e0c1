import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { lockProfile } from '../profile/profile-repository.ts'
import { removeLikes } from './change-counts.ts'
import { deleteUnusedSearchWords, readSearchWordsOfOwner } from './index-pack.ts'

const idsPerStatement = 1_000

/** What refers to the packs of an erased account. */
export type ErasedPacks = { likedPackIds: readonly string[]; searchWords: readonly string[] }

/**
 * Erases the likes and reports of an account. The caller then deletes the account row, its packs with
 * it, and hands the result to `eraseReferencesToPacks`.
 */
export async function erasePackData(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<ErasedPacks> {
  // Waits for a like in flight; later ones find no profile.
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
  return {
    likedPackIds: own.filter(({ likes }) => likes > 0).map(({ pack_id }) => pack_id),
    searchWords: await readSearchWordsOfOwner(transaction, userId),
  }
}

export async function eraseReferencesToPacks(
  transaction: Transaction<Tables>,
  { likedPackIds, searchWords }: ErasedPacks,
): Promise<void> {
  for (let at = 0; at < likedPackIds.length; at += idsPerStatement) {
    await transaction
      .deleteFrom('profile_items')
      .where('list', '=', 'liked_games')
      .where('item_id', 'in', likedPackIds.slice(at, at + idsPerStatement))
      .execute()
  }
  await deleteUnusedSearchWords(transaction, searchWords)
}
