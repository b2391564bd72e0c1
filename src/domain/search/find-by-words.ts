import { wordsOf } from '../packs/search-terms.ts'

/** Words in which people ask, and which say nothing of what they ask about. */
const fillers = new Set(
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
  asked: string,
): Item[] {
  const sought = soughtWords(asked)
  return items.filter((item) => {
    const there = wordsOf(textOf(item))
    return sought.every((word) => there.some((other) => other.startsWith(word)))
  })
}

/** The words of a question that say what it is about; all of them when none does. */
export function soughtWords(asked: string): string[] {
  const words = wordsOf(asked)
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}
