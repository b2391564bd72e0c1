import { featsOf } from '#domain/table/feats.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Recap } from '#domain/table/recap.ts'
import { rankRows } from '#domain/table/standings.ts'
import { teamOf } from '#domain/table/teams.ts'
import type { Code } from './messages.ts'
import type { State } from './rules-state.ts'

/** Players share their side's points; right votes of their own are only told. */
export function makeRecap(state: State): Recap<Code> {
  const { players, teams, points, best, hits } = state
  const [one = 0, two = 0] = points
  const winner = one === two ? undefined : teams[one > two ? 0 : 1]
  const counts = players.map((_, seat) => points[teamOf(teams, seat)] ?? 0)
  return {
    headline: winner
      ? {
          code: 'won',
          params: { name: winner.name, most: Math.max(one, two), least: Math.min(one, two) },
        }
      : { code: 'draw', params: { count: one } },
    winners: seatsHere(state).filter((seat) => winner?.seats.includes(seat)),
    feats: featsOf('numbers', hits),
    rows: rankRows(counts, 'most', (seat, count) => {
      const side = teamOf(teams, seat)
      const name = teams[side]?.name
      if (name === undefined) return { score: '0', note: { code: 'no-side' } }
      const run = side === best.side ? best.count : 0
      const note = { code: 'side', params: { name, run, hits: hits[seat] ?? 0 } } as const
      return { score: String(count), note }
    }),
  }
}
