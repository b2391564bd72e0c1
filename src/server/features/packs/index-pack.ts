import { sql, type Transaction } from 'kysely'
import { deletionVariants } from '#domain/packs/edit-distance.ts'
import { packTerms, wordsFromTerms } from '#domain/packs/search-terms.ts'
import type { Tables } from '#server/db/tables.ts'
import { isListedPack, metadataOf, type PackRow } from './pack-repository.ts'

/** Below the parameter limit of both databases. */
const rowsPerStatement = 1_000
const wordsPerStatement = 100

/**
 * Updates the search index from a pack's row, which the caller has locked. Unlisted packs are
 * removed.
 */
export async function indexPack(transaction: Transaction<Tables>, row: PackRow): Promise<void> {
  const { pack_id, popularity, published_at } = row
  const isFindable = published_at !== null && isListedPack(row)
  const wanted = isFindable ? packTerms({ metadata: metadataOf(row) }) : []
  const found = await readTerms(transaction, pack_id)
  const isStale = found.some(
    (term) => term.popularity !== popularity || term.published_at !== published_at,
  )
  const kept = new Set(isStale ? [] : found.map(({ term }) => term))
  const gone = found.map(({ term }) => term).filter((term) => isStale || !wanted.includes(term))
  const added = wanted.filter((term) => !kept.has(term))

  if (gone.length > 0) {
    await transaction
      .deleteFrom('pack_terms')
      .where('pack_id', '=', pack_id)
      .where('term', 'in', gone)
      .execute()
  }
  if (added.length > 0 && published_at !== null) {
    const rows = added.map((term) => ({ term, pack_id, popularity, published_at }))
    await transaction.insertInto('pack_terms').values(rows).execute()
    await insertSearchWords(transaction, wordsFromTerms(added))
  }
  await deleteUnusedSearchWords(
    transaction,
    wordsFromTerms(gone.filter((term) => !wanted.includes(term))),
  )
}

export async function setPackPopularity(
  transaction: Transaction<Tables>,
  packId: string,
  popularity: number,
): Promise<void> {
  await transaction.updateTable('packs').set({ popularity }).where('pack_id', '=', packId).execute()
  await transaction
    .updateTable('pack_terms')
    .set({ popularity })
    .where('pack_id', '=', packId)
    .execute()
}

async function readTerms(transaction: Transaction<Tables>, packId: string) {
  return await transaction
    .selectFrom('pack_terms')
    .select(['term', 'popularity', 'published_at'])
    .where('pack_id', '=', packId)
    .execute()
}

/** Sorted, so that concurrent inserts of the same words never deadlock. */
async function insertSearchWords(transaction: Transaction<Tables>, words: string[]): Promise<void> {
  if (words.length === 0) return
  const inserted = await transaction
    .insertInto('search_words')
    .values(words.toSorted().map((word) => ({ word })))
    .onConflict((conflict) => conflict.column('word').doNothing())
    .returning('word')
    .execute()
  const forms = inserted
    .flatMap(({ word }) => deletionVariants(word).map((form) => ({ form, word })))
    .toSorted((a, b) => compare(a.form, b.form) || compare(a.word, b.word))
  for (let at = 0; at < forms.length; at += rowsPerStatement) {
    await transaction
      .insertInto('search_forms')
      .values(forms.slice(at, at + rowsPerStatement))
      .onConflict((conflict) => conflict.columns(['form', 'word']).doNothing())
      .execute()
  }
}

/**
 * Deletes words that no pack uses, so that names go with their packs. A word that another pack
 * adds at this moment is still found, but not by prefix.
 */
export async function deleteUnusedSearchWords(
  transaction: Transaction<Tables>,
  words: readonly string[],
): Promise<void> {
  for (let at = 0; at < words.length; at += wordsPerStatement) {
    const unused = await findUnusedWords(transaction, words.slice(at, at + wordsPerStatement))
    if (unused.length === 0) continue
    await transaction.deleteFrom('search_words').where('word', 'in', unused).execute()
    await transaction
      .deleteFrom('search_forms')
      .where('word', 'in', unused)
      .where(
        'form',
        'in',
        unused.flatMap((word) => deletionVariants(word)),
      )
      .execute()
  }
}

async function findUnusedWords(
  transaction: Transaction<Tables>,
  words: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('search_words')
    .select('word')
    .where('word', 'in', words)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pack_terms')
            .select('pack_id')
            .where('term', '=', sql<string>`'w:' || search_words.word`)
            .limit(1),
        ),
      ),
    )
    .orderBy('word')
    .execute()
  return rows.map(({ word }) => word)
}

export async function readSearchWordsOfOwner(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('pack_terms')
    .innerJoin('packs', 'packs.pack_id', 'pack_terms.pack_id')
    .select('term')
    .distinct()
    .where('packs.owner_id', '=', userId)
    .execute()
  return wordsFromTerms(rows.map(({ term }) => term))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
