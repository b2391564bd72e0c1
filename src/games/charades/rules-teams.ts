import type { Player, Seat } from '#domain/table/players.ts'
import { type Team, teamCloths } from '#domain/table/teams.ts'

/** Free for all: everybody is a side of one, in seating order. */
export function everyoneAlone(players: readonly Player[]): Team[] {
  return players.map(aloneTeam)
}

export function aloneTeam({ name }: Player, seat: Seat): Team {
  return { name, cloth: teamCloths[seat % teamCloths.length] ?? 'matcha', seats: [seat] }
}

/** The teams that take turns: those with a player. */
export function playingTeams(teams: readonly Team[]): number[] {
  return [...teams.keys()].filter((team) => (teams[team]?.seats.length ?? 0) > 0)
}

/** From 0: in each, every team has a turn. */
export function lapOf(teams: readonly Team[], turn: number): number {
  return Math.floor(turn / Math.max(1, playingTeams(teams).length))
}

/**
 * Who guesses in that turn (from 0): the teams take turns, and inside a team its players do. A
 * smaller team comes round to its first player sooner, so that every team has as many turns.
 */
export function whoGuesses(teams: readonly Team[], turn: number): { team: number; seat: Seat } {
  const playing = playingTeams(teams)
  const team = playing[turn % playing.length] ?? 0
  const seats = teams[team]?.seats ?? []
  const place = lapOf(teams, turn) % Math.max(1, seats.length)
  return { team, seat: seats[place] ?? 0 }
}

/** Turns in a whole game: as many for every team as the largest needs for `each` of its players. */
export function turnsOf(teams: readonly Team[], each: number): number {
  return playingTeams(teams).length * each * Math.max(...teams.map(({ seats }) => seats.length))
}

/** Whether a team has nobody though there are players enough for all. */
export function hasEmptyTeam(teams: readonly Team[]): boolean {
  const players = teams.flatMap(({ seats }) => seats).length
  return playingTeams(teams).length < Math.min(teams.length, players)
}

/** A table where nobody has a partner sees its points at the end. */
export function isFreeForAll(teams: readonly Team[]): boolean {
  return teams.every(({ seats }) => seats.length < 2)
}
