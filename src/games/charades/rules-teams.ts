import type { Player, Seat } from '#domain/table/players.ts'
import { type Team, teamCloths } from '#domain/table/teams.ts'

/** Free for all: every player is a team, in seating order. */
export function everyoneAlone(players: readonly Player[]): Team[] {
  return players.map(aloneTeam)
}

export function aloneTeam({ name }: Player, seat: Seat): Team {
  return { name, cloth: teamCloths[seat % teamCloths.length] ?? 'matcha', seats: [seat] }
}

/** Teams with at least one player. */
export function playingTeams(teams: readonly Team[]): number[] {
  return [...teams.keys()].filter((team) => (teams[team]?.seats.length ?? 0) > 0)
}

/** From 0; every team has one round a lap. */
export function lapOf(teams: readonly Team[], round: number): number {
  return Math.floor(round / Math.max(1, playingTeams(teams).length))
}

/**
 * The guesser of a round (from 0). Every team has equally many turns, so a smaller team repeats its
 * players sooner.
 */
export function whoGuesses(teams: readonly Team[], round: number): { team: number; seat: Seat } {
  const playing = playingTeams(teams)
  const team = playing[round % playing.length] ?? 0
  const seats = teams[team]?.seats ?? []
  const place = lapOf(teams, round) % Math.max(1, seats.length)
  return { team, seat: seats[place] ?? 0 }
}

/** Every team gets as many turns as the largest needs for `each` turns of its players. */
export function roundsOf(teams: readonly Team[], each: number): number {
  return playingTeams(teams).length * each * Math.max(...teams.map(({ seats }) => seats.length))
}

/** Whether a team is empty although there are enough players. */
export function hasEmptyTeam(teams: readonly Team[]): boolean {
  const players = teams.flatMap(({ seats }) => seats).length
  return playingTeams(teams).length < Math.min(teams.length, players)
}

/** Points are shown at the end only. */
export function isFreeForAll(teams: readonly Team[]): boolean {
  return teams.every(({ seats }) => seats.length < 2)
}
