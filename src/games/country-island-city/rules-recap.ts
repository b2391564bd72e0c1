import { seatsHere } from '#domain/table/presence.ts'
import type { Recap } from '#domain/table/recap.ts'
import { leaders, rankRows, trailers } from '#domain/table/standings.ts'
import type { Code } from './messages.ts'
import { totalsOf } from './rules-scoring.ts'
import type { State } from './rules-state.ts'

/** Counts finished rounds only. */
export function makeRecap(state: State): Recap<Code> {
  return state.options.mode === 'verbal' ? spokenRecap(state) : writtenRecap(state)
}

function writtenRecap(state: State): Recap<Code> {
  const { history, letters } = state
  const totals = totalsOf(state)
  const winners = leaders(totals, seatsHere(state))
  return {
    headline:
      winners.length === 0
        ? { code: 'stayed-home' }
        : { code: 'been-places', params: { seats: winners } },
    winners,
    rows: rankRows(totals, 'most', (seat, total) => {
      const rounds = history.map((points) => points[seat] ?? 0)
      const best = Math.max(0, ...rounds)
      const letter = letters[rounds.indexOf(best)] ?? ''
      return {
        score: String(total),
        note:
          best === 0
            ? { code: 'travels-light' }
            : { code: 'best-letter', params: { letter, best } },
      }
    }),
  }
}

function spokenRecap(state: State): Recap<Code> {
  const { slips, phase } = state
  const slowest = leaders(slips)
  const isGoing = phase.name === 'turn' || phase.name === 'spoken'
  const letters = state.letters.length - (isGoing ? 1 : 0)
  return {
    headline:
      slowest.length === 0
        ? { code: 'nobody-caught' }
        : { code: 'looked-up', params: { seats: slowest } },
    winners: letters === 0 ? [] : trailers(slips, seatsHere(state)),
    rows: rankRows(slips, 'fewest', (_, count) => ({
      score: String(count),
      note: { code: 'slips', params: { count, letters } },
    })),
  }
}
