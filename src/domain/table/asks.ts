import { maxAskedAtOnce } from './amount.ts'
import type { Asks } from './game-rules.ts'
import type { Player, Seat } from './players.ts'
import { addTo } from './standings.ts'
import type { Team } from './teams.ts'

export function askOf(
  id: string,
  players: readonly Player[],
  seats: readonly Seat[],
  count = 1,
): Asks {
  return {
    id,
    counts: addTo(
      players.map(() => 0),
      seats,
      count,
    ),
  }
}

/**
 * @param owed by team
 * @param how each of the team takes all of it, or they share it out
 */
export function askTeams(
  id: string,
  players: readonly Player[],
  teams: readonly Team[],
  owed: readonly number[],
  how: 'each' | 'shared' = 'each',
): Asks {
  const counts = players.map((_, seat) => {
    const team = teams.findIndex(({ seats }) => seats.includes(seat))
    const count = Math.min(owed[team] ?? 0, maxAskedAtOnce)
    return how === 'each' ? count : Math.ceil(count / (teams[team]?.seats.length || 1))
  })
  return { id, counts }
}
