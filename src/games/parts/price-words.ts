import { capitalised, countWord, maxAskedAtOnce } from '#domain/table/amount.ts'
import type { Price } from './play-props.ts'

/** What is asked of whoever pays, in the words of their own phone; null for who plays for points. */
export function priceWords(price: Price, amount: number): string | null {
  if (amount <= 0 || price === 'points') return null
  const asked = Math.min(amount, maxAskedAtOnce)
  const sips = asked === 1 ? 'A sip' : `${capitalised(countWord(asked))} sips`
  return price === 'soft'
    ? `${sips} without alcohol, if you like.`
    : `${sips}, if you like. Water counts.`
}
