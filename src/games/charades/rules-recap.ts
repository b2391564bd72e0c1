import { featsOf } from '#domain/table/feats.ts'
import type { Message } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'
import type { Seats } from '#domain/table/presence.ts'
import type { Recap } from '#domain/table/recap.ts'
import { countsAt, leaders, rankRows } from '#domain/table/standings.ts'
import { type Team, teamOf } from '#domain/table/teams.ts'
import type { Code } from './messages.ts'
import { playingTeams } from './rules-teams.ts'

type Settled = Seats & {
  isAlone: boolean
  teams: readonly Team[]
  points: readonly number[]
  hits: readonly number[]
  passes: readonly number[]
}

/** Who did what; the daruma's eye goes to the side that leads. */
export function makeRecap(settled: Settled): Recap<Code> {
  const { teams, points, hits } = settled
  const winning = leaders(points, playingTeams(teams))
  return {
    headline: headlineOf(teams, points, winning),
    winners: winning.flatMap((team) => teams[team]?.seats ?? []),
    feats: featsOf('phrases', hits),
    rows: rowsOf(settled),
  }
}

/** A side's players share its place, and are listed by their own hits. */
function rowsOf({ players, teams, points, hits, passes, ...settled }: Settled) {
  const isAlone = settled.isAlone || teams.length === players.length
  const sidePoints = players.map((_, seat) => points[teamOf(teams, seat)] ?? Math.min(...points))
  const hitsOf = (seat: Seat) => hits[seat] ?? 0
  return rankRows(sidePoints, 'most', (seat, sideCount) => {
    const team = teams[teamOf(teams, seat)]
    const side = isAlone || !team ? null : team.name
    const count = isAlone ? sideCount : hitsOf(seat)
    const params = { count, isAlone, side, passes: passes[seat] ?? 0 }
    return { score: String(count), note: { code: 'row', params } as const }
  }).sort((one, other) => one.place - other.place || hitsOf(other.seat) - hitsOf(one.seat))
}

function headlineOf(
  teams: readonly Team[],
  points: readonly number[],
  winning: readonly number[],
): Message<Code> {
  const playing = playingTeams(teams)
  if (winning.length === 0) return { code: 'no-points' }
  const best = Math.max(...countsAt(points, winning))
  if (winning.length === playing.length) return { code: 'draw', params: { best } }
  const sides = winning.map((team) => teams[team]?.name ?? '')
  if (winning.length > 1) return { code: 'shared', params: { sides, best } }
  const losing = playing.filter((team) => !winning.includes(team))
  const others = countsAt(points, losing).sort((one, other) => other - one)
  return { code: 'taken', params: { sides, best, others: teams.length > 3 ? [] : others } }
}
