import type { Transaction } from 'kysely'
import { popularityOf } from '#domain/packs/popularity.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { awardAchievements } from '../profile/award-achievements.ts'
import { ensureProfile } from '../profile/get-profile.ts'
import { countItems, insertItem } from '../profile/item-repository.ts'
import { lockProfile } from '../profile/profile-repository.ts'
import { maxListLength } from './change-list.ts'
import { indexPack } from './index-pack.ts'
import { lockPack, type PackRow } from './pack-repository.ts'
import { type PreparedPack, requireOwnPack, requirePublishQuota } from './prepare-pack.ts'

/** Writes the rows of a pack in the transaction that stores its file. */
export async function storePack(
  transaction: Transaction<Tables>,
  prepared: PreparedPack,
): Promise<void> {
  const { userId, pack, isDraft, hiddenAt, nowMs } = prepared
  const packId = pack.metadata.id
  await ensureProfile(transaction, userId, nowMs)
  // The lock keeps two packs published at once from both taking the last free place.
  await lockProfile(transaction, userId)
  const before = await lockPack(transaction, packId)
  requireOwnPack(before, userId)
  if ((before?.hidden_at ?? null) !== hiddenAt) {
    throw new AppError('unavailable', 'This pack was changed just now. Please save it again.')
  }
  if (!isDraft) await requirePublishQuota(transaction, { userId, packId, nowMs }, before)
  const after = await upsertPack(transaction, prepared)
  await indexPack(transaction, after)
  await addToCreatedGames(transaction, userId, packId, nowMs)
  if (!isDraft) await awardAchievements(transaction, userId, nowMs)
}

/** Throws when the pack belongs to another account. */
export async function upsertPack(
  transaction: Transaction<Tables>,
  {
    userId,
    pack: { metadata, prompts },
    isDraft,
    nowMs,
  }: Pick<PreparedPack, 'userId' | 'pack' | 'isDraft' | 'nowMs'>,
): Promise<PackRow> {
  const changing = {
    name: metadata.name,
    description: metadata.description,
    author: metadata.author,
    tags: JSON.stringify(metadata.tags),
    explicit: metadata.explicit ? 1 : 0,
    alcohol: metadata.alcohol ? 1 : 0,
    prompt_count: prompts.length,
    updated_at: nowMs,
    deleted_at: null,
  }
  const row = await transaction
    .insertInto('packs')
    .values({
      ...changing,
      pack_id: metadata.id,
      owner_id: userId,
      likes: 0,
      plays: 0,
      popularity: popularityOf({ likes: 0, plays: 0 }),
      created_at: Date.parse(metadata.creation_date),
      published_at: isDraft ? null : nowMs,
      hidden_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('pack_id')
        .doUpdateSet((eb) => ({
          ...changing,
          published_at: isDraft ? null : eb.fn.coalesce('packs.published_at', eb.val(nowMs)),
        }))
        .where('packs.owner_id', '=', userId),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('forbidden', 'This pack belongs to somebody else.')
  return row
}

/** The profile's list of created games is limited; drafts are not. */
async function addToCreatedGames(
  transaction: Transaction<Tables>,
  userId: string,
  packId: string,
  nowMs: number,
): Promise<void> {
  const item = { userId, list: 'created_games', itemId: packId } as const
  if ((await countItems(transaction, item)) >= maxListLength) return
  await insertItem(transaction, item, nowMs)
}
