import { seatsHere } from '#domain/table/presence.ts'
import type { Recap } from '#domain/table/recap.ts'
import { leaders, rankRows, trailers } from '#domain/table/standings.ts'
import type { Code } from './messages.ts'
import type { State } from './rules-state.ts'

/** Fewest points first. */
export function makeRecap(state: State): Recap<Code> {
  const { players, points, fingers, round } = state
  const worst = leaders(points)
  const voted = leaders(fingers)
  return {
    headline:
      worst.length === 0
        ? { code: 'quiet' }
        : worst.length === players.length
          ? { code: 'equally' }
          : { code: 'trouble', params: { seats: worst } },
    winners: trailers(points, seatsHere(state)),
    ...(voted.length > 0 && { mostVoted: voted }),
    rows: rankRows(points, 'fewest', (seat, count) => ({
      score: String(count),
      note: { code: 'points', params: { points: count, round, fingers: fingers[seat] ?? 0 } },
    })),
  }
}
