import type { Player, Seat } from '#domain/table/players.ts'
import { type Team, teamCloths } from '#domain/table/teams.ts'

/** Free for all: everybody is a side of one, in seating order. */
export function everyoneAlone(players: readonly Player[]): Team[] {
  return players.map(({ name }, seat) => ({
    name,
    cloth: teamCloths[seat % teamCloths.length] ?? 'matcha',
    seats: [seat],
  }))
}

/**
 * Who guesses in that turn (from 0): the teams take turns, and inside a team its players do. A
 * smaller team comes round to its first player sooner, so that every team has as many turns.
 */
export function whoGuesses(teams: readonly Team[], turn: number): { team: number; seat: Seat } {
  const team = turn % teams.length
  const seats = teams[team]?.seats ?? []
  return { team, seat: seats[Math.floor(turn / teams.length) % seats.length] ?? 0 }
}

/** Turns in a whole game: as many for every team as the largest needs for `each` of its players. */
export function turnsOf(teams: readonly Team[], each: number): number {
  return teams.length * each * Math.max(...teams.map(({ seats }) => seats.length))
}

/** A table where nobody has a partner sees its points at the end. */
export function isFreeForAll(teams: readonly Team[]): boolean {
  return teams.every(({ seats }) => seats.length === 1)
}
