import type { Recap } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { type Seats, seatsHere, seatsTaken } from '#domain/table/presence.ts'
import { addCounts, leaders, rankRows } from '#domain/table/standings.ts'

type Tally = Seats & {
  truths: readonly number[]
  dares: readonly number[]
  passes: readonly number[]
  headStart?: readonly number[]
}

const bowsPerPass = 5

/** By seat: truths and dares done, and what a latecomer started with. */
export function keptOf({ truths, dares, headStart = [] }: Tally): number[] {
  return addCounts(addCounts(truths, dares), headStart)
}

export function bowsOf(passes: readonly number[]): number[] {
  return passes.map((count) => count * bowsPerPass)
}

export function makeRecap(state: Tally): Recap {
  const { truths, dares, passes } = state
  const bows = bowsOf(passes)
  const kept = keptOf(state)
  const praise = [
    { title: 'Bravest', seats: leaders(dares) },
    { title: 'Most honest', seats: leaders(truths) },
    { title: 'Most bows', seats: leaders(bows) },
  ]
  const headline = praise
    .filter(({ seats }) => seats.length > 0)
    .map(({ title, seats }) => `${title}: ${nameThem(seats, state)}.`)
    .join(' ')
  return {
    headline: headline || 'Nothing said, nothing done. Very discreet.',
    winners: leaders(kept, seatsHere(state)),
    rows: rankRows(kept, 'most', (seat, count) => ({
      score: String(count),
      note: [
        countOf(truths[seat], 'truth', 'truths'),
        countOf(dares[seat], 'dare', 'dares'),
        countOf(bows[seat], 'bow', 'bows'),
      ].join(', '),
    })),
  }
}

function nameThem(seats: readonly Seat[], state: Tally): string {
  if (seats.length === seatsTaken(state).length) return 'all of you'
  if (seats.length > 3) return `${seats.length} of you`
  return listNames(state.players, seats)
}

function countOf(count = 0, one: string, many: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`
}
