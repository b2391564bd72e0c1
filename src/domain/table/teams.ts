import { type Random, shuffle } from '../random.ts'
import { maxAskedAtOnce } from './amount.ts'
import type { Seat } from './players.ts'
import { countsAt } from './standings.ts'

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

export type Team = {
  name: string
  cloth: TeamCloth
  seats: readonly Seat[]
  left?: readonly Seat[]
}

export function dealTeams(players: readonly Seat[], count: number, random: Random): Team[] {
  const cloths = shuffle(teamCloths, random)
  const seats = shuffle(players, random)
  return cloths.slice(0, Math.min(count, players.length)).map((cloth, team) => ({
    name: `Team ${cloth[0]?.toUpperCase()}${cloth.slice(1)}`,
    cloth,
    seats: seats.filter((_, place) => place % count === team),
  }))
}

export function changeTeam(teams: readonly Team[], seat: Seat): Team[] {
  const from = teams.findIndex(({ seats }) => seats.includes(seat))
  const to = (from + 1) % teams.length
  return teams.map((team, at) => {
    const seats = team.seats.filter((other) => other !== seat)
    return { ...team, seats: from >= 0 && at === to ? [...seats, seat] : seats }
  })
}

/** Also of a player who left; -1 without a team. */
export function teamOf(teams: readonly Team[], seat: Seat): number {
  return teams.findIndex(({ seats, left = [] }) => seats.includes(seat) || left.includes(seat))
}

export function joinTeam(teams: readonly Team[], seat: Seat): Team[] {
  const fewest = Math.min(...teams.map(({ seats }) => seats.length))
  const to = teams.findIndex(({ seats }) => seats.length === fewest)
  return teams.map(({ left = [], ...team }, at) => ({
    ...team,
    ...(at === to && { seats: [...team.seats, seat] }),
    left: left.filter((other) => other !== seat),
  }))
}

/** An emptied team gets the last player of the largest. */
export function leaveTeam(teams: readonly Team[], seat: Seat): Team[] {
  const from = teams.findIndex(({ seats }) => seats.includes(seat))
  const without = teams.map(({ left = [], ...team }, at) =>
    at === from
      ? { ...team, seats: team.seats.filter((other) => other !== seat), left: [...left, seat] }
      : { ...team, left },
  )
  const most = Math.max(...without.map(({ seats }) => seats.length))
  const largest = without.findIndex(({ seats }) => seats.length === most)
  const moved = without[largest]?.seats.at(-1)
  if (without[from]?.seats.length !== 0 || most < 2 || moved === undefined) return without
  return without.map((team, at) => {
    if (at === largest) return { ...team, seats: team.seats.slice(0, -1) }
    return at === from ? { ...team, seats: [moved] } : team
  })
}

/**
 * By team: how far it is behind the best, three at most.
 * @param playing the teams compared; default all
 */
export function owedBy(
  points: readonly number[],
  playing: readonly number[] = [...points.keys()],
): number[] {
  const best = Math.max(...countsAt(points, playing))
  return points.map((count, team) =>
    playing.includes(team) ? Math.min(best - count, maxAskedAtOnce) : 0,
  )
}
