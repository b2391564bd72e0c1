import type { Message } from '#domain/table/messages.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Recap } from '#domain/table/recap.ts'
import { countsAt, leaders, rankRows } from '#domain/table/standings.ts'
import type { Code } from './messages.ts'
import { livingSeats, type State } from './rules-state.ts'

/** Larger than any round number: players still in come first. */
const stillIn = 1_000_000

export function makeRecap(state: State): Recap<Code> {
  const { lives, outIn, caught, gotAway } = state
  const ranking = lives.map((count, seat) => outIn[seat] ?? (count > 0 ? stillIn + count : 0))
  return {
    headline: headlineOf(state),
    winners: leaders(lives, seatsHere(state)),
    rows: rankRows(ranking, 'most', (seat) => ({
      score: String(lives[seat] ?? 0),
      note: {
        code: 'bluffs',
        params: { caught: caught[seat] ?? 0, fooled: gotAway[seat] ?? 0 },
      },
    })),
  }
}

function headlineOf(state: State): Message<Code> {
  const seats = leaders(state.lives, seatsHere(state))
  const most = Math.max(0, ...countsAt(state.lives, seats))
  const params = { seats, lives: most }
  if (seats.length === 0) return { code: 'nobody-in' }
  if (!state.over) return { code: 'leading', params }
  return { code: livingSeats(state).length === 1 ? 'last-one' : 'most-lives', params }
}
