import { type Random, shuffle } from '#domain/random.ts'
import type { Player, Seat } from '#domain/table/players.ts'

/** Cloths that name a team and colour it. */
export const teamCloths = [
  'vermilion',
  'matcha',
  'mustard',
  'sora',
  'sakura',
  'asagi',
  'kaki',
] as const

export type TeamCloth = (typeof teamCloths)[number]

export type Team = { name: string; cloth: TeamCloth; seats: readonly Seat[] }

/** Teams by shuffle, their sizes at most one apart; never more teams than players. */
export function dealTeams(players: readonly Player[], count: number, random: Random): Team[] {
  const cloths = shuffle(teamCloths, random)
  const seats = shuffle([...players.keys()], random)
  return cloths.slice(0, Math.min(count, players.length)).map((cloth, team) => ({
    name: `Team ${cloth[0]?.toUpperCase()}${cloth.slice(1)}`,
    cloth,
    seats: seats.filter((_, place) => place % count === team),
  }))
}

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
