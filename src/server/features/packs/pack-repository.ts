import type { Kysely, Selectable, Transaction } from 'kysely'
import type { OwnPackCard, PackCard } from '#contract/packs.ts'
import { isPackId, type PackMetadata } from '#domain/packs/custom-pack.ts'
import { gameOf, iconOf, isDraft, ownTags, visibilityOf } from '#domain/packs/tags.ts'
import { prepared } from '#server/db/prepared.ts'
import type { PackTables } from '#server/db/schema/pack-tables.ts'
import type { Tables } from '#server/db/tables.ts'
import type { ObjectReaders } from '../objects/object-kind.ts'

export type PackRow = Selectable<PackTables['packs']>
type PublishedState = Pick<PackRow, 'published_at' | 'hidden_at' | 'deleted_at' | 'tags'>

/** Whether anybody who has its link may read and play it. */
export function isPublicPack(
  row: Pick<PackRow, 'published_at' | 'hidden_at' | 'deleted_at'>,
): boolean {
  return row.published_at !== null && row.hidden_at === null && row.deleted_at === null
}

/** Whether anybody finds it as well. Packs from before there was a choice say nothing, and are listed. */
export function isListedPack(row: PublishedState): boolean {
  return isPublicPack(row) && visibilityOf(tagsOf(row)) !== 'unlisted'
}

/** Who may read its file, besides its owner. */
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
  }
}

export function toOwnCard(row: PackRow): OwnPackCard {
  const isHidden = row.hidden_at !== null
  return { ...toCard(row), ...hiddenOf(row), isDraft: isDraft(tagsOf(row)), isHidden }
}

/** What its owner is told of a hidden pack. */
function hiddenOf({ hidden_at, hidden_reason }: PackRow): Pick<PackCard, 'hidden'> {
  return hidden_at === null ? {} : { hidden: { reason: hidden_reason } }
}

/** What its terms are made of. */
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

/** Every tag that its row keeps. */
export function tagsOf({ tags }: Pick<PackRow, 'tags'>): string[] {
  return JSON.parse(tags)
}

/** A pack whoever it belongs to, hidden and deleted ones too. */
export async function findPackRow(db: Kysely<Tables>, packId: string): Promise<PackRow | null> {
  const [row] = await readPackRow(db, packId)
  return row ?? null
}

const readPackRow = prepared((db, packId: string) =>
  db.selectFrom('packs').selectAll().where('pack_id', '=', packId),
)

/** The pack of that id as anybody may see it, or null. */
export async function findPublicPack(db: Kysely<Tables>, packId: string): Promise<PackCard | null> {
  const row = isPackId(packId) ? await findPackRow(db, packId) : null
  return row && isPublicPack(row) ? toCard(row) : null
}

/** The pack of that id as `userId` may see it: a public one, or one of their own. */
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

/**
 * Takes a pack for this transaction, so that others who would change it wait; gives it as it stands
 * then, or null.
 */
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

/** How many packs of somebody are published, that one left out. */
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

/** Whether reports hide a pack: then no token opens its file. */
export async function isPackHidden(db: Kysely<Tables>, packId: string): Promise<boolean> {
  const hidden = await db
    .selectFrom('packs')
    .select('pack_id')
    .where('pack_id', '=', packId)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst()
  return hidden !== undefined
}
