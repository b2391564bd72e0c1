import { type Kysely, sql } from 'kysely'
import type { PackPage } from '#contract/packs.ts'
import { formatPackCursor, type PackListCursor } from '#domain/packs/pack-list-cursor.ts'
import { allPacksTerm, filterTerms, type PackFilters } from '#domain/packs/search-terms.ts'
import type { Tables } from '#server/db/tables.ts'
import { expandQuery } from './expand-query.ts'
import { isListedPack, toCard } from './pack-repository.ts'

export type PackSearch = {
  /** Empty for everything. */
  query: string
  filters: PackFilters
  order: 'popular' | 'new'
  after: PackListCursor | null
  limit: number
}

type Scan = Pick<PackSearch, 'order' | 'after'> & { terms: string[]; size: number }

/** Terms with more rows count as equally common. */
const maxCountedRows = 1_000
/** Packs scanned for a page, so that the cost does not grow with the number of packs. */
const maxScanned = 420
/** First batch per group of terms: most pages fill from it. */
const firstBatchSize = 60
/** Later batches are larger than estimated, because matches are unevenly spread. */
const batchMargin = 1.25

/**
 * Scans the rarest group in the requested order and checks the other groups for each pack. After a
 * long scan a page may be short: its cursor continues there.
 */
export async function searchPacks(
  db: Kysely<Tables>,
  { query, filters, order, after, limit }: PackSearch,
): Promise<PackPage> {
  const groups = [...(await expandQuery(db, query)), ...filterTerms(filters).map((term) => [term])]
  const [rarest = [allPacksTerm], ...others] = await sortByRarity(db, groups)
  const matches: PackListCursor[] = []
  let cursor = after
  let size = Math.min(maxScanned, firstBatchSize * others.length || limit + 1)
  for (let scanned = 0; scanned < maxScanned; ) {
    const batch = await readBatch(db, { terms: rarest, order, after: cursor, size }, others)
    matches.push(...selectMatches(batch))
    if (matches.length > limit) break
    cursor = batch.length < size ? null : (batch.at(-1) ?? null)
    if (cursor === null || matches.length === limit) break
    scanned += size
    size = nextBatchSize(scanned, matches.length, limit)
  }
  if (matches.length > limit) cursor = matches[limit - 1] ?? null
  const packs = await readCards(db, matches.slice(0, limit))
  return { packs, nextCursor: cursor && formatPackCursor(order, cursor) }
}

/** Estimates the batch from the share of matches so far; without any, all that remain. */
function nextBatchSize(scanned: number, matchCount: number, limit: number): number {
  const missingCount = limit + 1 - matchCount
  const wantedSize =
    matchCount === 0 ? maxScanned : Math.ceil((missingCount * scanned * batchMargin) / matchCount)
  return Math.min(maxScanned - scanned, wantedSize)
}

/** Groups of terms, rarest first. */
async function sortByRarity(db: Kysely<Tables>, groups: string[][]): Promise<string[][]> {
  if (groups.length < 2) return groups
  const counts = await countRowsOfGroups(db, groups)
  return groups
    .map((terms, at) => ({ terms, count: counts[at] ?? 0 }))
    .toSorted((a, b) => a.count - b.count)
    .map(({ terms }) => terms)
}

/** Rows per group, counted up to the threshold for common. */
async function countRowsOfGroups(db: Kysely<Tables>, groups: string[][]): Promise<number[]> {
  const terms = [...new Set(groups.flat())]
  const counted = await terms
    .map((term) => countTermQuery(db, term))
    .reduce((all, next) => all.unionAll(next))
    .execute()
  const rows = new Map(counted.map(({ term, n }) => [term, n]))
  return groups.map((group) => group.reduce((sum, term) => sum + (rows.get(term) ?? 0), 0))
}

function countTermQuery(db: Kysely<Tables>, term: string) {
  // In index order: without it Postgres may scan the table.
  const some = db
    .selectFrom('pack_terms')
    .select('popularity')
    .where('term', '=', term)
    .orderBy('popularity', 'desc')
    .limit(maxCountedRows)
    .as('some_rows')
  return db
    .selectFrom(some)
    .select((eb) => [
      eb.cast<string>(eb.val(term), 'text').as('term'),
      eb.fn.countAll<number>().as('n'),
    ])
}

/** The next batch, and whether each pack matches every group. */
async function readBatch(
  db: Kysely<Tables>,
  scan: Scan,
  groups: string[][],
): Promise<(PackListCursor & { fits: number })[]> {
  // Scalar subqueries by key: the hash join Postgres would choose grows with the table.
  const conditions = groups.map(
    (terms) => sql`(select 1 from pack_terms where pack_id = ${sql.ref('walked.packId')}
      and term in (${sql.join(terms)}) limit 1) = 1`,
  )
  const fits = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`
  return await db
    .selectFrom(scanQuery(db, scan).as('walked'))
    .select([
      'walked.rank',
      'walked.packId',
      sql<number>`case when ${fits} then 1 else 0 end`.as('fits'),
    ])
    .orderBy('walked.rank', 'desc')
    .orderBy('walked.packId', 'desc')
    .execute()
}

/** Matches without duplicates: a pack with two scanned terms comes twice. */
function selectMatches(batch: (PackListCursor & { fits: number })[]): PackListCursor[] {
  return batch.filter(({ packId, fits }, at) => fits === 1 && packId !== batch[at - 1]?.packId)
}

function scanQuery(db: Kysely<Tables>, scan: Scan) {
  const [first, ...more] = scan.terms.map((term) => termQuery(db, term, scan))
  if (!first) throw new Error('a scan needs a term')
  if (more.length === 0) return first
  // One bounded index scan per term, instead of sorting all packs of all terms.
  return more
    .reduce(
      (all, next) => all.unionAll(db.selectFrom(next.as('places')).select(['rank', 'packId'])),
      db.selectFrom(first.as('places')).select(['rank', 'packId']),
    )
    .orderBy('rank', 'desc')
    .orderBy('packId', 'desc')
    .limit(scan.size)
}

function termQuery(db: Kysely<Tables>, term: string, { order, after, size }: Scan) {
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

async function readCards(db: Kysely<Tables>, places: PackListCursor[]) {
  if (places.length === 0) return []
  const ids = places.map(({ packId }) => packId)
  const rows = await db.selectFrom('packs').selectAll().where('pack_id', 'in', ids).execute()
  // May be hidden or deleted between the two queries.
  const byId = new Map(rows.filter(isListedPack).map((row) => [row.pack_id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toCard(row)] : []
  })
}
