import { cappedEditDistance } from './search/capped-edit-distance.ts'

const stopWords = new Set([
  'a',
  'an',
  'and',
  'at',
  'how',
  'in',
  'of',
  'on',
  'the',
  'to',
  'with',
  'what',
])
const folders = new Set(['articles', 'deprecated', 'partnerships'])

/** Half of all words spelled right, or the most important one. */
const minSimilarity = 0.45
const maxWords = 12

/**
 * Nearest first; ties keep their order.
 * @param max how many at most
 */
export function nearestSlugs(wanted: string, known: readonly string[], max: number): string[] {
  const words = wordsOf(wanted)
  return known
    .map((slug) => ({ slug, nearness: similarityOf(words, wordsOf(slug)) }))
    .filter(({ nearness }) => nearness >= minSimilarity)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, max)
    .map(({ slug }) => slug)
}

function wordsOf(slug: string): string[] {
  const words = slug.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const said = words.filter((word) => !stopWords.has(word) && !folders.has(word))
  return [...new Set(said)].slice(0, maxWords)
}

function similarityOf(wanted: readonly string[], known: readonly string[]): number {
  if (wanted.length === 0 || known.length === 0) return 0
  const shared = wanted.reduce(
    (sum, word) => sum + Math.max(...known.map((other) => wordSimilarity(word, other))),
    0,
  )
  return (2 * shared) / (wanted.length + known.length)
}

function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length >= 3 && long.startsWith(short)) return 0.8
  const slips = cappedEditDistance(short, long)
  if (short.length >= 4 && slips === 1) return 0.8
  return short.length >= 6 && slips === 2 ? 0.6 : 0
}
