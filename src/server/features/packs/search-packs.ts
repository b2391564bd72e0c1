import { type Kysely, sql } from 'kysely'
import type { PackPage } from '#contract/packs.ts'
import { everyPack, filterTerms, type PackFilters } from '#domain/packs/search-terms.ts'
import { type ShelfPlace, writeCursor } from '#domain/packs/shelf-cursor.ts'
import type { Tables } from '#server/db/tables.ts'
import { expandWords } from './expand-words.ts'
import { isListedPack, toCard } from './pack-repository.ts'

export type PackSearch = {
  /** As typed; empty for everything. */
  typed: string
  filters: PackFilters
  order: 'popular' | 'new'
  after: ShelfPlace | null
  limit: number
}

type Walk = Pick<PackSearch, 'order' | 'after'> & { terms: string[]; size: number }

/** Beyond this a term counts as common: which of two common ones is rarer does not matter. */
const commonRows = 1_000
/** Packs looked at for one page, so that no question costs more in a larger house. */
const mostWalked = 420
/** The first stretch, for each further thing asked for: most pages are full by its end. */
const firstStretch = 60
/** The next one is so much longer than a page should need: packs that fit do not lie evenly. */
const prudence = 1.25

/**
 * A page of the gallery. The rarest thing asked for is walked in the order wanted, and each pack on
 * the way is held against the rest. A page may come short when much was walked for little: its cursor
 * goes on from there.
 */
export async function searchPacks(
  db: Kysely<Tables>,
  { typed, filters, order, after, limit }: PackSearch,
): Promise<PackPage> {
  const groups = [...(await expandWords(db, typed)), ...filterTerms(filters).map((term) => [term])]
  const [rarest = [everyPack], ...others] = await fromRarest(db, groups)
  const found: ShelfPlace[] = []
  let place = after
  let size = Math.min(mostWalked, firstStretch * others.length || limit + 1)
  for (let walked = 0; walked < mostWalked; ) {
    const stretch = await readStretch(db, { terms: rarest, order, after: place, size }, others)
    found.push(...matchingOf(stretch))
    if (found.length > limit) break
    place = stretch.length < size ? null : (stretch.at(-1) ?? null)
    if (place === null || found.length === limit) break
    walked += size
    size = nextStretch(walked, found.length, limit)
  }
  if (found.length > limit) place = found[limit - 1] ?? null
  const packs = await readCards(db, found.slice(0, limit))
  return { packs, nextCursor: place && writeCursor(order, place) }
}

/** As many as fill the page where packs fit as often as they did so far; where none did, all that are left. */
function nextStretch(walked: number, found: number, limit: number): number {
  const missing = limit + 1 - found
  const enough = found === 0 ? mostWalked : Math.ceil((missing * walked * prudence) / found)
  return Math.min(mostWalked - walked, enough)
}

/** The groups of terms, from that in the fewest packs to that in the most. */
async function fromRarest(db: Kysely<Tables>, groups: string[][]): Promise<string[][]> {
  if (groups.length < 2) return groups
  const counts = await countRows(db, groups)
  return groups
    .map((terms, at) => ({ terms, count: counts[at] ?? 0 }))
    .toSorted((a, b) => a.count - b.count)
    .map(({ terms }) => terms)
}

/** In how many rows the terms of each group are, each term up to where it counts as common. */
async function countRows(db: Kysely<Tables>, groups: string[][]): Promise<number[]> {
  const terms = [...new Set(groups.flat())]
  const counted = await terms
    .map((term) => countOf(db, term))
    .reduce((all, next) => all.unionAll(next))
    .execute()
  const rows = new Map(counted.map(({ term, n }) => [term, n]))
  return groups.map((group) => group.reduce((sum, term) => sum + (rows.get(term) ?? 0), 0))
}

function countOf(db: Kysely<Tables>, term: string) {
  // In the order of an index, or Postgres may read the table until it has met so many.
  const some = db
    .selectFrom('pack_terms')
    .select('popularity')
    .where('term', '=', term)
    .orderBy('popularity', 'desc')
    .limit(commonRows)
    .as('some_rows')
  return db
    .selectFrom(some)
    .select((eb) => [
      eb.cast<string>(eb.val(term), 'text').as('term'),
      eb.fn.countAll<number>().as('n'),
    ])
}

/** The next places on a walk, and whether the pack there has a term of every group. */
async function readStretch(
  db: Kysely<Tables>,
  walk: Walk,
  groups: string[][],
): Promise<(ShelfPlace & { fits: number })[]> {
  // A scalar each, looked up by its key: what Postgres would hash instead grows with the house.
  const conditions = groups.map(
    (terms) => sql`(select 1 from pack_terms where pack_id = ${sql.ref('walked.packId')}
      and term in (${sql.join(terms)}) limit 1) = 1`,
  )
  const fits = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`
  return await db
    .selectFrom(walkOf(db, walk).as('walked'))
    .select([
      'walked.rank',
      'walked.packId',
      sql<number>`case when ${fits} then 1 else 0 end`.as('fits'),
    ])
    .orderBy('walked.rank', 'desc')
    .orderBy('walked.packId', 'desc')
    .execute()
}

/** Those that fit, each once: a pack with two of the terms that are walked comes twice. */
function matchingOf(stretch: (ShelfPlace & { fits: number })[]): ShelfPlace[] {
  return stretch.filter(({ packId, fits }, at) => fits === 1 && packId !== stretch[at - 1]?.packId)
}

function walkOf(db: Kysely<Tables>, walk: Walk) {
  const [first, ...more] = walk.terms.map((term) => placesOf(db, term, walk))
  if (!first) throw new Error('a walk follows a term')
  if (more.length === 0) return first
  // Each by its index and no further than a stretch: never all packs of all terms, to be sorted.
  return more
    .reduce(
      (all, next) => all.unionAll(db.selectFrom(next.as('places')).select(['rank', 'packId'])),
      db.selectFrom(first.as('places')).select(['rank', 'packId']),
    )
    .orderBy('rank', 'desc')
    .orderBy('packId', 'desc')
    .limit(walk.size)
}

function placesOf(db: Kysely<Tables>, term: string, { order, after, size }: Walk) {
  const rank = order === 'popular' ? 'popularity' : 'published_at'
  const places = db
    .selectFrom('pack_terms')
    .select([`${rank} as rank`, 'pack_id as packId'])
    .where('term', '=', term)
    .orderBy(rank, 'desc')
    .orderBy('pack_id', 'desc')
    .limit(size)
  if (!after) return places
  return places.where(sql<boolean>`(${sql.ref(rank)}, pack_id) < (${after.rank}, ${after.packId})`)
}

async function readCards(db: Kysely<Tables>, places: ShelfPlace[]) {
  if (places.length === 0) return []
  const ids = places.map(({ packId }) => packId)
  const rows = await db.selectFrom('packs').selectAll().where('pack_id', 'in', ids).execute()
  // Hidden or deleted between the two questions, perhaps.
  const byId = new Map(rows.filter(isListedPack).map((row) => [row.pack_id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toCard(row)] : []
  })
}
