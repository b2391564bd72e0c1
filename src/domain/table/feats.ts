import type { Seat } from './players.ts'

/** Rarest first. */
export const featNames = [
  'crowns',
  'words',
  'duels',
  'dares',
  'phrases',
  'truths',
  'numbers',
  'calls',
  'answers',
] as const
export type FeatName = (typeof featNames)[number]

/**
 * What the whole table saw a player do, over a game: never a pass, a skip, a price, an absence, or
 * anything hidden.
 */
export type Feat = { feat: FeatName; seat: Seat; count: number }

export function featsOf(feat: FeatName, counts: readonly number[]): Feat[] {
  return counts.flatMap((count, seat) => (count > 0 ? [{ feat, seat, count }] : []))
}
