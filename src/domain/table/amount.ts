import { isSips, type Owed } from './price.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export function countWord(count: number): string {
  return words[count] ?? String(count)
}

export const maxAskedAtOnce = 3

/** The only wording of a penalty: three sips at most. */
export function penaltyText(count: number, owed: Owed): string {
  if (owed === 'water') return 'a water'
  return amountText(isSips(owed) ? Math.min(count, maxAskedAtOnce) : count, owed)
}

const nouns = {
  points: ['point', 'points'],
  soft: ['soft sip', 'soft sips'],
  drinks: ['sip', 'sips'],
  choice: ['sip or point', 'sips or points'],
} as const

/** Not cut to three: what is shared out. */
export function amountText(count: number, owed: Exclude<Owed, 'water'>): string {
  return `${countWord(count)} ${nouns[owed][count === 1 ? 0 : 1]}`
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function countOf(count: number, plural: string): string {
  return `${count} ${count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural}`
}
