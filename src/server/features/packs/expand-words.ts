import type { Kysely } from 'kysely'
import { wordsOf, wordTerm } from '#domain/packs/search-terms.ts'
import { errorsBetween, forgivenErrors, formsOf } from '#domain/packs/typing-errors.ts'
import type { Tables } from '#server/db/tables.ts'

const mostWords = 8
const mostMeanings = 8
/** Of words that might be meant: enough to find the nearest among, never a whole vocabulary. */
const mostCandidates = 200
const shortestMistyped = 3
const lastCharacter = '\u{10FFFF}'

/**
 * What somebody typed, as groups of terms of which a pack must have one each: a word stands for
 * itself, the last one also for what it begins, and one that no pack has for those that it was meant
 * to be.
 */
export async function expandWords(db: Kysely<Tables>, typed: string): Promise<string[][]> {
  const words = wordsOf(typed).slice(0, mostWords)
  if (words.length === 0) return []
  const known = await readKnown(db, words)
  const unfinished = /\s$/u.test(typed) ? undefined : words.at(-1)
  return await Promise.all(
    words.map(async (word) => {
      const begun = word === unfinished ? await readBegun(db, word) : []
      const meant = [...(known.has(word) ? [word] : []), ...begun]
      const group = meant.length > 0 ? meant : await readMistyped(db, word)
      return (group.length > 0 ? group : [word]).map(wordTerm)
    }),
  )
}

async function readKnown(db: Kysely<Tables>, words: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', 'in', words)
    .execute()
  return new Set(rows.map(({ word }) => word))
}

/** The words that this one begins. */
async function readBegun(db: Kysely<Tables>, start: string): Promise<string[]> {
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', '>', start)
    .where('word', '<', start + lastCharacter)
    .orderBy('word')
    .limit(mostMeanings - 1)
    .execute()
  return rows.map(({ word }) => word)
}

/** The words that the fewest typing errors part from this one. */
async function readMistyped(db: Kysely<Tables>, typed: string): Promise<string[]> {
  if ([...typed].length < shortestMistyped) return []
  const forgiven = forgivenErrors(typed)
  const rows = await db
    .selectFrom('search_forms')
    .select('word')
    .distinct()
    .where('form', 'in', formsOf(typed, forgiven))
    .limit(mostCandidates)
    .execute()
  const candidates = rows.map(({ word }) => ({ word, errors: errorsBetween(typed, word) }))
  const fewest = Math.min(forgiven, ...candidates.map(({ errors }) => errors))
  return candidates
    .filter(({ errors }) => errors === fewest)
    .map(({ word }) => word)
    .toSorted()
    .slice(0, mostMeanings)
}
