const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export function countWord(count: number): string {
  return words[count] ?? String(count)
}

export const maxAskedAtOnce = 3

/**
 * The only wording of a penalty: three sips at most, points in sober mode. Nothing counts what
 * players drink.
 */
export function penaltyText(count: number, sober: boolean): string {
  return amountText(sober ? count : Math.min(count, maxAskedAtOnce), sober)
}

export function amountText(count: number, sober: boolean): string {
  const noun = sober ? 'point' : 'sip'
  return `${countWord(count)} ${noun}${count === 1 ? '' : 's'}`
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function countOf(count: number, plural: string): string {
  return `${count} ${count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural}`
}
