const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small number as a word, a large one in digits. */
export function countWord(count: number): string {
  return words[count] ?? String(count)
}

/**
 * The one way a penalty is worded: sips for those who like, points in sober mode.
 * Nothing in the product counts or scores what anybody drinks.
 */
export function penaltyText(count: number, sober: boolean): string {
  const noun = sober ? 'point' : 'sip'
  return `${countWord(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** How words begin a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
