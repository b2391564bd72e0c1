/** Words that say nothing of what somebody was looking for: small ones, and names of folders. */
const empty = new Set([
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

/** Half of all words, spelt right, or the most important one. */
const nearEnough = 0.45
/** Nobody who lost their way reads on for longer; and a flood of words is no name. */
const mostWords = 12

/**
 * Those of `known` that are spelt most like `wanted`, the nearest first and of equals those that
 * stand first. Both are paths of words: `deprecated/drunk-dice`.
 * @param most how many at most
 */
export function nearestSlugs(wanted: string, known: readonly string[], most: number): string[] {
  const words = wordsOf(wanted)
  return known
    .map((slug) => ({ slug, nearness: nearnessOf(words, wordsOf(slug)) }))
    .filter(({ nearness }) => nearness >= nearEnough)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, most)
    .map(({ slug }) => slug)
}

function wordsOf(slug: string): string[] {
  const words = slug.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const said = words.filter((word) => !empty.has(word) && !folders.has(word))
  return [...new Set(said)].slice(0, mostWords)
}

/** From 0 to 1: how much of both is in the other. */
function nearnessOf(wanted: readonly string[], known: readonly string[]): number {
  if (wanted.length === 0 || known.length === 0) return 0
  const shared = wanted.reduce(
    (sum, word) => sum + Math.max(...known.map((other) => likenessOf(word, other))),
    0,
  )
  return (2 * shared) / (wanted.length + known.length)
}

/** From 0 to 1: the same word, the beginning of it, or a slip of a finger. */
function likenessOf(a: string, b: string): number {
  if (a === b) return 1
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length >= 3 && long.startsWith(short)) return 0.8
  const slips = slipsBetween(short, long)
  if (short.length >= 4 && slips === 1) return 0.8
  return short.length >= 6 && slips === 2 ? 0.6 : 0
}

/** How many letters must be put in, taken out, changed or swapped with the next; 3 stands for more. */
function slipsBetween(a: string, b: string): number {
  if (b.length - a.length > 2 || a.length > 40) return 3
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = row
  }
  return Math.min(3, last[b.length] ?? 3)
}
