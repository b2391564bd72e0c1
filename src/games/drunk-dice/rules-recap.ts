import { featsOf } from '#domain/table/feats.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Recap } from '#domain/table/recap.ts'
import { leaders, rankRows, trailers } from '#domain/table/standings.ts'
import type { Code } from './messages.ts'
import type { State } from './rules-state.ts'

/** Counts hits only, not drinks. */
export function makeRecap(state: State): Recap<Code> {
  const { taken, gave, duelsWon, rightCalls } = state
  const unlucky = leaders(taken)
  return {
    headline:
      unlucky.length === 0
        ? { code: 'not-one-hit' }
        : { code: 'had-it-in', params: { seats: unlucky } },
    winners: trailers(taken, seatsHere(state)),
    feats: [...featsOf('duels', duelsWon), ...featsOf('calls', rightCalls)],
    rows: rankRows(taken, 'fewest', (seat, hits) => ({
      score: String(hits),
      note: {
        code: 'hits',
        params: {
          hits,
          gave: gave[seat] ?? 0,
          duels: duelsWon[seat] ?? 0,
          right: rightCalls[seat] ?? 0,
        },
      },
    })),
  }
}
