import { featsOf } from '#domain/table/feats.ts'
import type { Message } from '#domain/table/messages.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Recap } from '#domain/table/recap.ts'
import { leaders, rankRows, trailers } from '#domain/table/standings.ts'
import type { Code } from './messages.ts'
import { petalsAtStart, petalsLeft, type State } from './rules-state.ts'

/** On one phone most petals left wins; with a phone each right calls, then petals. */
export function makeRecap(state: State): Recap<Code> {
  const { lost, calls, round, seating } = state
  const here = seatsHere(state)
  const left = petalsLeft(state)
  const guiltiest = leaders(lost)
  const headline: Message<Code> =
    guiltiest.length === 0
      ? { code: 'nobody-lost' }
      : { code: 'lived', params: { seats: guiltiest } }
  if (seating === 'own' && calls.some((count) => count > 0)) {
    // A share of the petals is below one, so it never outweighs a call.
    const ranking = calls.map((count, seat) => count + (left[seat] ?? 0) / (petalsAtStart + 1))
    return {
      headline,
      winners: leaders(ranking, here),
      feats: featsOf('calls', calls),
      rows: rankRows(ranking, 'most', (seat) => {
        const points = calls[seat] ?? 0
        const note = { code: 'knew', params: { points, left: left[seat] ?? 0 } } as const
        return { score: String(points), note }
      }),
    }
  }
  return {
    headline,
    winners: trailers(lost, here),
    rows: rankRows(left, 'most', (seat, petals) => ({
      score: String(petals),
      note: { code: 'petals', params: { left: petals, lost: lost[seat] ?? 0, round } },
    })),
  }
}
