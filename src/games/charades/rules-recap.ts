import type { Recap } from '#domain/table/game-rules.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { leaders, rankRows } from '#domain/table/standings.ts'
import type { Team } from '#domain/table/teams.ts'

type Settled = {
  players: readonly Player[]
  teams: readonly Team[]
  points: readonly number[]
  hits: readonly number[]
  passes: readonly number[]
}

/** Who did what, by hits; the daruma's eye goes to the side that leads. */
export function makeRecap({ players, teams, points, hits, passes }: Settled): Recap {
  const winning = leaders(points)
  const isAlone = teams.length === players.length
  const teamOf = (seat: Seat) => teams.findIndex(({ seats }) => seats.includes(seat))
  const counts = isAlone ? hits.map((_, seat) => points[teamOf(seat)] ?? 0) : hits
  const [one, many] = isAlone ? ['point', 'points'] : ['hit', 'hits']
  return {
    headline: headlineOf(teams, points, winning),
    winners: winning.flatMap((team) => teams[team]?.seats ?? []),
    rows: rankRows(counts, 'most', (seat, count) => {
      const unit = count === 1 ? one : many
      const side = isAlone ? '' : ` for ${teams[teamOf(seat)]?.name}`
      const passed = passes[seat] ?? 0
      return {
        score: String(count),
        note: `${unit}${side}, ${passed || 'no'} ${passed === 1 ? 'pass' : 'passes'}`,
      }
    }),
  }
}

function headlineOf(
  teams: readonly Team[],
  points: readonly number[],
  winning: readonly number[],
): string {
  const [first] = winning
  if (first === undefined) return 'No points. Plenty of acting.'
  const best = points[first] ?? 0
  if (winning.length === teams.length) return `A draw, ${best} all. Nobody owes a thing.`
  const names = winning.map((team) => teams[team]?.name).join(' and ')
  if (winning.length > 1) return `${names} share it with ${best}.`
  const others = points.filter((_, team) => team !== first).sort((one, other) => other - one)
  if (teams.length > 3) return `${names} takes it with ${best}.`
  return `${names} takes it, ${best} to ${others.join(' and ')}.`
}
