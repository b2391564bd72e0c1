import type { Kysely, Selectable, Transaction } from 'kysely'
import type { OwnPackCard, PackCard } from '#contract/packs.ts'
import { isPackId, type PackMetadata } from '#domain/packs/custom-pack.ts'
import { gameOf, iconOf, isDraft, ownTags, visibilityOf } from '#domain/packs/tags.ts'
import { prepared } from '#server/db/prepared.ts'
import type { PackTables } from '#server/db/schema/pack-tables.ts'
import type { Tables } from '#server/db/tables.ts'
import type { ObjectReaders } from '../objects/object-kind.ts'
import { starterOwnerId } from './starter/starter-owner.ts'

export type PackRow = Selectable<PackTables['packs']>
type PublishedState = Pick<PackRow, 'published_at' | 'hidden_at' | 'deleted_at' | 'tags'>

/** Whether everybody with its link may read and play it. */
export function isPublicPack(
  row: Pick<PackRow, 'published_at' | 'hidden_at' | 'deleted_at'>,
): boolean {
  return row.published_at !== null && row.hidden_at === null && row.deleted_at === null
}

/** Whether the gallery lists it. Packs older than the choice have no tag and are listed. */
export function isListedPack(row: PublishedState): boolean {
  return isPublicPack(row) && visibilityOf(tagsOf(row)) !== 'unlisted'
}

export function readersOf(row: PublishedState): ObjectReaders {
  if (!isPublicPack(row)) return 'nobody'
  return isListedPack(row) ? 'everybody' : 'link'
}

export function toCard(row: PackRow): PackCard {
  const tags = tagsOf(row)
  return {
    id: row.pack_id,
    name: row.name,
    description: row.description,
    author: row.author,
    tags: ownTags(tags),
    game: gameOf(tags),
    icon: iconOf(tags),
    explicit: row.explicit === 1,
    alcohol: row.alcohol === 1,
    promptCount: row.prompt_count,
    likes: row.likes,
    plays: row.plays,
    updatedAt: new Date(row.updated_at).toISOString(),
    isListed: isListedPack(row),
    publishedAt: row.published_at === null ? null : new Date(row.published_at).toISOString(),
    ...(row.owner_id === starterOwnerId && { isStarter: true }),
  }
}

export function toOwnCard(row: PackRow): OwnPackCard {
  const isHidden = row.hidden_at !== null
  return { ...toCard(row), ...hiddenOf(row), isDraft: isDraft(tagsOf(row)), isHidden }
}

function hiddenOf({ hidden_at, hidden_reason }: PackRow): Pick<PackCard, 'hidden'> {
  return hidden_at === null ? {} : { hidden: { reason: hidden_reason } }
}

export function metadataOf(row: PackRow): PackMetadata {
  return {
    name: row.name,
    id: row.pack_id,
    description: row.description,
    author: row.author,
    explicit: row.explicit === 1,
    alcohol: row.alcohol === 1,
    creation_date: new Date(row.created_at).toISOString(),
    tags: tagsOf(row),
  }
}

export function tagsOf({ tags }: Pick<PackRow, 'tags'>): string[] {
  return JSON.parse(tags)
}

/** Includes hidden and deleted packs of any owner. */
export async function findPackRow(db: Kysely<Tables>, packId: string): Promise<PackRow | null> {
  const [row] = await readPackRow(db, packId)
  return row ?? null
}

const readPackRow = prepared((db, packId: string) =>
  db.selectFrom('packs').selectAll().where('pack_id', '=', packId),
)

export async function findPublicPack(db: Kysely<Tables>, packId: string): Promise<PackCard | null> {
  const row = isPackId(packId) ? await findPackRow(db, packId) : null
  return row && isPublicPack(row) ? toCard(row) : null
}

/** A public pack, or the viewer's own. */
export async function findPackForViewer(
  db: Kysely<Tables>,
  packId: string,
  findUserId: () => Promise<string | null>,
): Promise<PackCard | null> {
  const row = isPackId(packId) ? await findPackRow(db, packId) : null
  if (!row || row.deleted_at !== null) return null
  if (isPublicPack(row)) return toCard(row)
  return (await findUserId()) === row.owner_id ? { ...toCard(row), ...hiddenOf(row) } : null
}

/** Locks a pack's row and returns it. */
export async function lockPack(
  transaction: Transaction<Tables>,
  packId: string,
): Promise<PackRow | null> {
  const row = await transaction
    .updateTable('packs')
    .set((eb) => ({ hidden_at: eb.ref('hidden_at') }))
    .where('pack_id', '=', packId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function countPublished(
  db: Kysely<Tables>,
  userId: string,
  exceptPackId: string,
): Promise<number> {
  const { n } = await db
    .selectFrom('packs')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('owner_id', '=', userId)
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('pack_id', '!=', exceptPackId)
    .executeTakeFirstOrThrow()
  return n
}

export async function isPackHidden(db: Kysely<Tables>, packId: string): Promise<boolean> {
  const hidden = await db
    .selectFrom('packs')
    .select('pack_id')
    .where('pack_id', '=', packId)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst()
  return hidden !== undefined
}
