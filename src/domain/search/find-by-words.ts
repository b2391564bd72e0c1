import { toSearchWords } from '../packs/search-terms.ts'

const stopWords = new Set(
  'an and any are be can could do does for get has have how if in is it me my of on or our should that the there this to we what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** Every asked word as a prefix, in any order, without case and accents; all items for no query. */
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

export function toQueryWords(query: string): string[] {
  const words = toSearchWords(query)
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length > 0 ? telling : words
}
