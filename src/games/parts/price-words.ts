import { capitalised, countWord, maxAskedAtOnce } from '#domain/table/amount.ts'
import type { Owed } from '#domain/table/owed.ts'

/** After an amount: sips are never more than an offer. */
const tails: Record<Owed, string> = {
  points: '.',
  soft: ' without alcohol, if you like.',
  drinks: ', if you like. Water counts.',
  water: '.',
  choice: ', if you play for sips. Water counts.',
}

/** What is asked of the player who pays, as a sentence; null for one who plays for points. */
export function priceWords(owed: Owed, amount: number): string | null {
  if (amount <= 0 || owed === 'points') return null
  if (owed === 'water') return 'Have a water.'
  const asked = Math.min(amount, maxAskedAtOnce)
  return `${asked === 1 ? 'A sip' : `${capitalised(countWord(asked))} sips`}${tails[owed]}`
}

/** The end of a sentence that names an amount (`penaltyText`). */
export function priceTail(owed: Owed): string {
  return owed === 'soft' ? ', if you like.' : owed === 'choice' ? tails.drinks : tails[owed]
}
