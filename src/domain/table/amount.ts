const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small number as a word, a large one in digits. */
export function countWord(count: number): string {
  return words[count] ?? String(count)
}

/** The most that one player or team is asked for at once. */
export const maxAskedAtOnce = 3

/**
 * The one way a penalty is worded: sips for those who like, three at most, points in sober mode.
 * Nothing in the product counts or scores what anybody drinks.
 */
export function penaltyText(count: number, sober: boolean): string {
  return amountText(sober ? count : Math.min(count, maxAskedAtOnce), sober)
}

/** An amount that several players share, in the words of a penalty. */
export function amountText(count: number, sober: boolean): string {
  const noun = sober ? 'point' : 'sip'
  return `${countWord(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** How words begin a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A count in digits and its noun, given in the plural: 1 category, 12 categories. */
export function countOf(count: number, plural: string): string {
  return `${count} ${count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural}`
}
