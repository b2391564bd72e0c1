import type { DealtCard } from '#domain/venue/state.ts'

/**
 * Under the card of a venue: what it costs, said kindly. Most of it is settled at the table, where
 * no phone can count along.
 */
export function priceLine({ rule, a, words }: DealtCard, sober: boolean): string | null {
  if (rule) return 'It holds until its end card comes.'
  const isForAll = a === null
  if (isForAll && !words.parts.some((part) => 'sips' in part)) return null
  const price = sober ? 'Nobody counts the points.' : 'Sip if you like. Water counts.'
  return isForAll ? price : `Passing is fine. ${price}`
}
