import { featsOf } from '#domain/table/feats.ts'
import type { Message } from '#domain/table/messages.ts'
import { seatsHere, seatsTaken } from '#domain/table/presence.ts'
import type { Recap } from '#domain/table/recap.ts'
import { leaders, rankRows } from '#domain/table/standings.ts'
import type { Code } from './messages.ts'
import type { State } from './rules-state.ts'

/** On one phone most crowns first, among equals those with more votes; a phone each: points. */
export function makeRecap(state: State): Recap<Code> {
  const { crowns, received, points, seating } = state
  const isOwn = seating === 'own'
  const all = received.reduce((total, count) => total + count, 0)
  // A share of the votes is below one, so it never outweighs a crown.
  const fame = crowns.map((count, seat) => count + (received[seat] ?? 0) / (all + 1))
  const voted = leaders(received)
  return {
    headline: headline(state),
    winners: leaders(isOwn ? points : crowns, seatsHere(state)),
    ...(voted.length > 0 && { mostVoted: voted }),
    feats: featsOf('crowns', crowns),
    rows: rankRows(isOwn ? points : fame, 'most', (seat) => {
      const counts = { crowns: crowns[seat] ?? 0, votes: received[seat] ?? 0 }
      const own = points[seat] ?? 0
      return isOwn
        ? { score: String(own), note: { code: 'points', params: { ...counts, points: own } } }
        : { score: String(counts.crowns), note: { code: 'crowns', params: counts } }
    }),
  }
}

function headline(state: State): Message<Code> {
  const kings = leaders(state.crowns)
  const [seat] = kings
  if (seat === undefined) return { code: 'no-crown' }
  if (kings.length === seatsTaken(state).length) return { code: 'all-crowned' }
  if (kings.length > 3) return { code: 'crown-shared', params: { heads: kings.length } }
  if (kings.length > 1) return { code: 'crowns-shared', params: { seats: kings } }
  const isOnly = Math.max(...state.crowns) === 1
  return { code: isOnly ? 'only-crown' : 'most-crowns', params: { seat } }
}
