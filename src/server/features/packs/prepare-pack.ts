import type { Kysely } from 'kysely'
import { type CustomPack, writePackFile } from '#domain/packs/custom-pack.ts'
import { canPublish, publishQuotaMessage } from '#domain/packs/publish-quota.ts'
import { isDraft, visibilityOf, withVisibility } from '#domain/packs/tags.ts'
import { findGame } from '#games/registry.ts'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { PreparedObject } from '../objects/object-kind.ts'
import { readEntitlement } from '../profile/read-entitlement.ts'
import { countPublished, findPackRow, type PackRow, readersOf, tagsOf } from './pack-repository.ts'
import { parsePack, requireSize } from './parse-pack.ts'
import { requireIcon } from './require-icon.ts'

type PackUpload = { userId: string; packId: string; bytes: Buffer }

export type PreparedPack = PreparedObject & {
  userId: string
  pack: CustomPack
  isDraft: boolean
  /** Epoch milliseconds; null unless reports hid the pack before the upload. */
  hiddenAt: number | null
  nowMs: number
}

/**
 * Checks and cleans an uploaded pack, and stamps it with the server's counts and date (spec §12).
 * Throws an `AppError` when it may not be stored.
 */
export async function preparePack(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  { userId, packId, bytes }: PackUpload,
): Promise<PreparedPack> {
  // The page /game/{slug} would show the game, never the pack.
  if (findGame(packId)) throw new AppError('invalid_request', 'metadata.id: is the name of a game')
  const sent = parsePack(bytes, packId)
  const nowMs = now()
  const known = await findPackRow(database.db, packId)
  requireOwnPack(known, userId)
  await requireIcon(sent.metadata.tags, known)
  const isDraftPack = isDraft(sent.metadata.tags)
  if (!isDraftPack) await requirePublishQuota(database.db, { userId, packId, nowMs }, known)

  const tags = isDraftPack ? sent.metadata.tags : resolveVisibility(sent.metadata.tags, known)
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
  const hiddenAt = known?.hidden_at ?? null
  return {
    bytes: stored,
    contentType: 'application/json',
    readers: readersOf({
      published_at: isDraftPack ? null : nowMs,
      hidden_at: hiddenAt,
      deleted_at: null,
      tags: JSON.stringify(tags),
    }),
    userId,
    pack,
    isDraft: isDraftPack,
    hiddenAt,
    nowMs,
  }
}

export function requireOwnPack(row: Pick<PackRow, 'owner_id'> | null, userId: string): void {
  if (row && row.owner_id !== userId) {
    throw new AppError('forbidden', 'This pack belongs to somebody else.')
  }
}

/** Throws when the account has no place left for another published pack; published packs may change. */
export async function requirePublishQuota(
  db: Kysely<Tables>,
  { userId, packId, nowMs }: { userId: string; packId: string; nowMs: number },
  before: PackRow | null,
): Promise<void> {
  if (before && before.published_at !== null && before.deleted_at === null) return
  const published = await countPublished(db, userId, packId)
  if (canPublish(published, false)) return
  if (!canPublish(published, await readEntitlement(db, userId, nowMs))) {
    throw new AppError('quota_exceeded', publishQuotaMessage)
  }
}

/** Without a tag of its own a pack keeps its visibility; a new one is unlisted. */
function resolveVisibility(tags: readonly string[], before: PackRow | null): string[] {
  const wasListed =
    before !== null && before.published_at !== null && visibilityOf(tagsOf(before)) !== 'unlisted'
  return withVisibility(tags, visibilityOf(tags) ?? (wasListed ? 'listed' : 'unlisted'))
}

/** The date in the file counts unless it is in the future: drafts may be older than their first upload. */
function creationTimeMs({ metadata }: CustomPack, nowMs: number): number {
  const claimedMs = Date.parse(metadata.creation_date)
  return claimedMs > 0 && claimedMs <= nowMs ? claimedMs : nowMs
}
