import type { Recap } from '#domain/table/game-rules.ts'
import type { Seats } from '#domain/table/presence.ts'
import { countsAt, leaders, rankRows } from '#domain/table/standings.ts'
import { type Team, teamOf } from '#domain/table/teams.ts'
import { playingTeams } from './rules-teams.ts'

type Settled = Seats & {
  options: { teams: number }
  teams: readonly Team[]
  points: readonly number[]
  hits: readonly number[]
  passes: readonly number[]
}

/** Who did what, by hits; the daruma's eye goes to the side that leads. */
export function makeRecap({ options, players, teams, points, hits, passes }: Settled): Recap {
  const winning = leaders(points, playingTeams(teams))
  const isAlone = options.teams === 0 || teams.length === players.length
  const counts = isAlone ? hits.map((_, seat) => points[teamOf(teams, seat)] ?? 0) : hits
  const [one, many] = isAlone ? ['point', 'points'] : ['hit', 'hits']
  return {
    headline: headlineOf(teams, points, winning),
    winners: winning.flatMap((team) => teams[team]?.seats ?? []),
    rows: rankRows(counts, 'most', (seat, count) => {
      const unit = count === 1 ? one : many
      const team = teams[teamOf(teams, seat)]
      const side = isAlone || !team ? '' : ` for ${team.name}`
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
  const best = Math.max(...countsAt(points, winning))
  if (winning.length === playingTeams(teams).length)
    return `A draw, ${best} all. Nobody owes a thing.`
  const names = winning.map((team) => teams[team]?.name).join(' and ')
  if (winning.length > 1) return `${names} share it with ${best}.`
  const losing = playingTeams(teams).filter((team) => team !== first)
  const others = countsAt(points, losing).sort((one, other) => other - one)
  if (teams.length > 3) return `${names} takes it with ${best}.`
  return `${names} takes it, ${best} to ${others.join(' and ')}.`
}
