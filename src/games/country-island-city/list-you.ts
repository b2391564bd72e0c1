import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import type { Viewer } from '#domain/table/seating.ts'

const listed = new Intl.ListFormat('en-GB')

/** “You and Mia”, on that player's own phone. */
export function listYou(
  players: readonly Player[],
  seats: readonly Seat[],
  viewer: Viewer,
): string {
  const others = seats.filter((seat) => seat !== viewer).map((seat) => nameOf(players, seat))
  return listed.format(others.length < seats.length ? ['You', ...others] : others)
}
