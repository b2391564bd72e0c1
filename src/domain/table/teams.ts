import { type Random, shuffle } from '../random.ts'
import type { Player, Seat } from './players.ts'

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

/** The most a side can be asked for, however far behind it is. */
const mostOwed = 5

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

/** By team: what it is behind the best, at most five. */
export function owedBy(points: readonly number[]): number[] {
  const best = Math.max(...points)
  return points.map((count) => Math.min(best - count, mostOwed))
}
