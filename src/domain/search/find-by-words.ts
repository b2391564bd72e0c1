import { toSearchWords } from '../packs/search-terms.ts'

/** Words in which people ask, and which say nothing of what they ask about. */
const stopWords = new Set(
  'an and any are be can could do does for get has have how if in is it me my of on or our should that the there this to we what when where which who why will with would you your'.split(
    ' ',
  ),
)

/**
 * The items in whose text every asked word is the beginning of some word, in any order, accents and
 * case aside; all of them when nothing is asked. What fills a question is passed over, unless it is
 * all there is.
 */
export function findByWords<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  query: string,
): Item[] {
  const sought = toQueryWords(query)
  return items.filter((item) => {
    const itemWords = toSearchWords(textOf(item))
    return sought.every((word) => itemWords.some((other) => other.startsWith(word)))
  })
}

/** The words of a question that say what it is about; all of them when none does. */
export function toQueryWords(query: string): string[] {
  const words = toSearchWords(query)
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length > 0 ? telling : words
}
