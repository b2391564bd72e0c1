import { type Kysely, sql } from 'kysely'
import type { OwnPackCard, PackPage } from '#contract/packs.ts'
import { formatPackCursor, type PackListCursor } from '#domain/packs/pack-list-cursor.ts'
import type { Tables } from '#server/db/tables.ts'
import { toOwnCard } from './pack-repository.ts'

type OwnPage = { userId: string; after: PackListCursor | null; limit: number }

/** Own packs with drafts, last changed first. */
export async function readOwnPacks(
  db: Kysely<Tables>,
  { userId, after, limit }: OwnPage,
): Promise<PackPage<OwnPackCard>> {
  const own = db
    .selectFrom('packs')
    .selectAll()
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('pack_id', 'desc')
    .limit(limit + 1)
  const rows = await (after
    ? own.where(sql<boolean>`(updated_at, pack_id) < (${after.rank}, ${after.packId})`)
    : own
  ).execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = rows.length > limit && last !== undefined
  return {
    packs: shown.map(toOwnCard),
    nextCursor: hasMore
      ? formatPackCursor('changed', { rank: last.updated_at, packId: last.pack_id })
      : null,
  }
}
