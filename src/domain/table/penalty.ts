import { countWord, maxAskedAtOnce } from './amount.ts'
import { isSips, type Owed } from './owed.ts'

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
