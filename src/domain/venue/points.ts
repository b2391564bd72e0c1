import type { VenueState } from './state.ts'

/** None at a table that counts nothing. */
export function pointsOf({ points, players }: VenueState): readonly number[] {
  return points ?? players.map(() => 0)
}
