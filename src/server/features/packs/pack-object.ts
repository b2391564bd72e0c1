import type { Kysely, Transaction } from 'kysely'
import { type CustomPack, writePackFile } from '#domain/packs/custom-pack.ts'
import { popularityOf } from '#domain/packs/popularity.ts'
import { canPublish, publishQuotaMessage } from '#domain/packs/publish-quota.ts'
import { isDraft, visibilityOf, withVisibility } from '#domain/packs/tags.ts'
import { findGame } from '#games/registry.ts'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { PackObjects, PreparedObject } from '../objects/object-kind.ts'
import { awardAchievements } from '../profile/award-achievements.ts'
import { ensureProfile } from '../profile/get-profile.ts'
import { countItems, deleteItem, insertItem } from '../profile/item-repository.ts'
import { lockProfile } from '../profile/profile-repository.ts'
import { readEntitlement } from '../profile/read-entitlement.ts'
import { longestList } from './change-list.ts'
import { indexPack } from './index-pack.ts'
import {
  countPublished,
  findPackRow,
  isPackHidden,
  lockPack,
  type PackRow,
  readersOf,
  tagsOf,
} from './pack-repository.ts'
import { parsePack, requireSize } from './parse-pack.ts'
import { requireIcon } from './require-icon.ts'

/** Packs as a kind of stored objects. */
export function openPackObjects(deps: Pick<ServerContext, 'database' | 'now'>): PackObjects {
  return {
    prepare: (sent) => preparePack(deps, sent),
    onDelete: recordPackDeleted,
    isHidden: isPackHidden,
  }
}

type PackUpload = { userId: string; packId: string; bytes: Buffer }

/**
 * What an uploaded pack becomes: checked, cleaned, and stamped with the server's counts and date
 * (spec §12). Throws an `AppError` when it may not be stored.
 */
export async function preparePack(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  { userId, packId, bytes }: PackUpload,
): Promise<PreparedObject> {
  // The page /game/{slug} would show the game, never the pack.
  if (findGame(packId)) throw new AppError('invalid_request', 'metadata.id: is the name of a game')
  const sent = parsePack(bytes, packId)
  const nowMs = now()
  const known = await findPackRow(database.db, packId)
  requireOwnPack(known, userId)
  await requireIcon(sent.metadata.tags, known)
  const draft = isDraft(sent.metadata.tags)
  if (!draft) await requirePublishQuota(database.db, userId, known, packId, nowMs)

  const tags = draft ? sent.metadata.tags : resolveVisibility(sent.metadata.tags, known)
  const createdMs = known?.created_at ?? creationTimeMs(sent, nowMs)
  const pack: CustomPack = {
    metadata: { ...sent.metadata, tags, creation_date: new Date(createdMs).toISOString() },
    prompts: sent.prompts,
    likes: known?.likes ?? 0,
    plays: known?.plays ?? 0,
    lastUpdated: new Date(nowMs).toISOString(),
  }
  const stored = Buffer.from(writePackFile(pack))
  requireSize(stored)
  return {
    bytes: stored,
    contentType: 'application/json',
    readers: readersOf({
      published_at: draft ? null : nowMs,
      hidden_at: known?.hidden_at ?? null,
      deleted_at: null,
      tags: JSON.stringify(tags),
    }),
    onStore: async (transaction) => {
      await ensureProfile(transaction, userId, nowMs)
      // One at a time: two packs published at once must not both take the last free place.
      await lockProfile(transaction, userId)
      const before = await lockPack(transaction, packId)
      requireOwnPack(before, userId)
      if ((before?.hidden_at ?? null) !== (known?.hidden_at ?? null)) {
        throw new AppError('unavailable', 'This pack was changed just now. Please save it again.')
      }
      if (!draft) await requirePublishQuota(transaction, userId, before, packId, nowMs)
      const after = await upsertPack(transaction, { userId, pack, draft, nowMs })
      await indexPack(transaction, after)
      await addToCreatedGames(transaction, userId, packId, nowMs)
      if (!draft) await awardAchievements(transaction, userId, nowMs)
    },
  }
}

/**
 * Within the transaction that deletes its file: nobody finds the pack any more. Its id and its counts
 * stay with its owner, who may upload it again; of a draft that has none nothing stays.
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

/** Whether nobody but its owner can know of a pack. */
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

function requireOwnPack(row: Pick<PackRow, 'owner_id'> | null, userId: string): void {
  if (row && row.owner_id !== userId) {
    throw new AppError('forbidden', 'This pack belongs to somebody else.')
  }
}

/** Throws when this would be one published pack too many; one that is public already may change. */
async function requirePublishQuota(
  db: Kysely<Tables>,
  userId: string,
  before: PackRow | null,
  packId: string,
  nowMs: number,
): Promise<void> {
  if (before && before.published_at !== null && before.deleted_at === null) return
  const published = await countPublished(db, userId, packId)
  if (canPublish(published, false)) return
  if (!canPublish(published, await readEntitlement(db, userId, nowMs))) {
    throw new AppError('quota_exceeded', publishQuotaMessage)
  }
}

/** A pack that does not say it stays listed where it was published before, and else is unlisted. */
function resolveVisibility(tags: readonly string[], before: PackRow | null): string[] {
  const wasListed =
    before !== null && before.published_at !== null && visibilityOf(tagsOf(before)) !== 'unlisted'
  return withVisibility(tags, visibilityOf(tags) ?? (wasListed ? 'listed' : 'unlisted'))
}

/** When it says it was made, if that can be; drafts may be older than their first upload. */
function creationTimeMs({ metadata }: CustomPack, nowMs: number): number {
  const claimedMs = Date.parse(metadata.creation_date)
  return claimedMs > 0 && claimedMs <= nowMs ? claimedMs : nowMs
}

type PackChange = { userId: string; pack: CustomPack; draft: boolean; nowMs: number }

async function upsertPack(
  transaction: Transaction<Tables>,
  { userId, pack: { metadata, prompts }, draft, nowMs }: PackChange,
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
      published_at: draft ? null : nowMs,
      hidden_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('pack_id')
        .doUpdateSet((eb) => ({
          ...changing,
          published_at: draft ? null : eb.fn.coalesce('packs.published_at', eb.val(nowMs)),
        }))
        .where('packs.owner_id', '=', userId),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('forbidden', 'This pack belongs to somebody else.')
  return row
}

/** On the profile's list of created games, while that has room: drafts are without limit. */
async function addToCreatedGames(
  transaction: Transaction<Tables>,
  userId: string,
  packId: string,
  nowMs: number,
): Promise<void> {
  const item = { userId, list: 'created_games', itemId: packId } as const
  if ((await countItems(transaction, item)) >= longestList) return
  await insertItem(transaction, item, nowMs)
}
