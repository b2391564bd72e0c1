import type { Player, Seat } from './players.ts'

const listed = new Intl.ListFormat('en-GB')

export function nameOf(players: readonly Player[], seat: Seat): string {
  return players[seat]?.name ?? ''
}

export function listNames(players: readonly Player[], seats: readonly Seat[]): string {
  return listed.format(seats.map((seat) => nameOf(players, seat)))
}
