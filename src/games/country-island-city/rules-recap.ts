import type { Recap } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { leaders, rankRows, trailers } from '#domain/table/standings.ts'
import { totalsOf } from './rules-scoring.ts'
import type { State } from './rules-state.ts'

/** Counts finished rounds only. */
export function recapOf(state: State): Recap {
  return state.options.mode === 'verbal' ? spokenRecap(state) : writtenRecap(state)
}

function writtenRecap(state: State): Recap {
  const { players, history, letters } = state
  const totals = totalsOf(state)
  const winners = leaders(totals, seatsHere(state))
  return {
    headline:
      winners.length === 0
        ? 'Nobody left the harbour.'
        : `${listNames(players, winners)} ${winners.length === 1 ? 'has' : 'have'} been places.`,
    winners,
    rows: rankRows(totals, 'most', (seat, total) => {
      const rounds = history.map((points) => points[seat] ?? 0)
      const best = Math.max(0, ...rounds)
      return {
        score: String(total),
        note:
          best === 0 ? 'travels light' : `best letter ${letters[rounds.indexOf(best)]}, ${best}`,
      }
    }),
  }
}

function spokenRecap(state: State): Recap {
  const { players, slips } = state
  const slowest = leaders(slips)
  const played = state.letters.length - (state.phase.name === 'turn' ? 1 : 0)
  return {
    headline:
      slowest.length === 0
        ? 'Nobody was caught out.'
        : `${listNames(players, slowest)} looked at the ceiling most.`,
    winners: played === 0 ? [] : trailers(slips, seatsHere(state)),
    rows: rankRows(slips, 'fewest', (_, count) => ({
      score: String(count),
      note: `${count === 1 ? 'slip' : 'slips'} in ${played} ${played === 1 ? 'letter' : 'letters'}`,
    })),
  }
}
