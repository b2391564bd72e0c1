import { featsOf } from '#domain/table/feats.ts'
import { seatsHere, seatsTaken } from '#domain/table/presence.ts'
import type { Recap } from '#domain/table/recap.ts'
import { leaders, rankRows } from '#domain/table/standings.ts'
import type { Code } from './messages.ts'
import { bowsOf, type State } from './rules-state.ts'

export function makeRecap(state: State): Recap<Code> {
  const { truths, dares, passes, points, bestPrompt } = state
  const bows = bowsOf(passes)
  const players = seatsTaken(state).length
  const praise = { dares: leaders(dares), truths: leaders(truths), bows: leaders(bows), players }
  const isPraised = [praise.dares, praise.truths, praise.bows].some((seats) => seats.length > 0)
  return {
    headline: isPraised ? { code: 'praise', params: praise } : { code: 'nothing-done' },
    winners: leaders(points, seatsHere(state)),
    feats: [...featsOf('dares', dares), ...featsOf('truths', truths)],
    ...(bestPrompt !== undefined && { bestPrompt }),
    rows: rankRows(points, 'most', (seat, count) => ({
      score: String(count),
      note: {
        code: 'tally',
        params: { truths: truths[seat] ?? 0, dares: dares[seat] ?? 0, bows: bows[seat] ?? 0 },
      },
    })),
  }
}
