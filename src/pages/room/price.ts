import { savedValue } from '#browser/storage/saved-value.ts'
import type { Price } from '#games/parts/play-props.ts'

/** How I play: this phone's alone. */
export const ownPrice = savedValue<Price | null>('room-plays', (saved) =>
  saved === 'points' || saved === 'soft' || saved === 'drinks' ? saved : null,
)

export const prices: readonly { price: Price; title: string; note: string }[] = [
  { price: 'points', title: 'Points only', note: 'No sips at all.' },
  { price: 'soft', title: 'Soft drinks', note: 'A sip without alcohol, if you like.' },
  { price: 'drinks', title: 'Drinks', note: 'A sip, if you like. Water counts.' },
]

export function titleOf(price: Price): string {
  return prices.find((other) => other.price === price)?.title ?? ''
}
