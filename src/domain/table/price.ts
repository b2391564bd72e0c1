import type { Player } from './players.ts'
import type { Plays } from './plays.ts'

/** How somebody plays. */
const prices = ['points', 'soft', 'drinks'] as const
export type Price = (typeof prices)[number]

export function isPrice(saved: unknown): saved is Price {
  return prices.some((price) => price === saved)
}

export function priceOf(plays: Plays, { id }: Player): Price {
  const price = plays[id]?.price
  return isPrice(price) ? price : 'drinks'
}
