import type { Player, Seat } from './players.ts'

const listed = new Intl.ListFormat('en-GB')

/** The name of whoever sits there. */
export function nameOf(players: readonly Player[], seat: Seat): string {
  return players[seat]?.name ?? ''
}

/** The names of those seats as a sentence lists them: Ann, Bo and Cy. */
export function listNames(players: readonly Player[], seats: readonly Seat[]): string {
  return listed.format(seats.map((seat) => nameOf(players, seat)))
}
