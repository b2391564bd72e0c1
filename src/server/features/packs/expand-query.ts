import type { Kysely } from 'kysely'
import { deletionVariants, editDistance, maxTypos } from '#domain/packs/edit-distance.ts'
import { toSearchWords, wordTerm } from '#domain/packs/search-terms.ts'
import type { Tables } from '#server/db/tables.ts'

const maxWords = 8
const maxAlternatives = 8
/** Bounds the candidates for a misspelt word. */
const maxCandidates = 200
const minTypoLength = 3
const lastCharacter = '\u{10FFFF}'

/**
 * Turns a query into groups of terms; a pack must match one of each. A word matches itself, the
 * last also as a prefix, an unknown one by its nearest spellings.
 */
export async function expandQuery(db: Kysely<Tables>, query: string): Promise<string[][]> {
  const words = toSearchWords(query).slice(0, maxWords)
  if (words.length === 0) return []
  const knownWords = await readKnownWords(db, words)
  const unfinishedWord = /\s$/u.test(query) ? undefined : words.at(-1)
  return await Promise.all(
    words.map(async (word) => {
      const completions = word === unfinishedWord ? await readCompletions(db, word) : []
      const alternatives = [...(knownWords.has(word) ? [word] : []), ...completions]
      const group = alternatives.length > 0 ? alternatives : await readCorrections(db, word)
      return (group.length > 0 ? group : [word]).map(wordTerm)
    }),
  )
}

async function readKnownWords(db: Kysely<Tables>, words: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', 'in', words)
    .execute()
  return new Set(rows.map(({ word }) => word))
}

async function readCompletions(db: Kysely<Tables>, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', '>', prefix)
    .where('word', '<', prefix + lastCharacter)
    .orderBy('word')
    .limit(maxAlternatives - 1)
    .execute()
  return rows.map(({ word }) => word)
}

/** Words at the smallest edit distance. */
async function readCorrections(db: Kysely<Tables>, typed: string): Promise<string[]> {
  if ([...typed].length < minTypoLength) return []
  const maxErrors = maxTypos(typed)
  const rows = await db
    .selectFrom('search_forms')
    .select('word')
    .distinct()
    .where('form', 'in', deletionVariants(typed, maxErrors))
    .limit(maxCandidates)
    .execute()
  const candidates = rows.map(({ word }) => ({ word, errors: editDistance(typed, word) }))
  const fewestErrors = Math.min(maxErrors, ...candidates.map(({ errors }) => errors))
  return candidates
    .filter(({ errors }) => errors === fewestErrors)
    .map(({ word }) => word)
    .toSorted()
    .slice(0, maxAlternatives)
}
