import type { Deck } from '#domain/prompts/deck.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { Card, CardMove, CardView, Outcome } from './card.ts'
import type { Options } from './rules-options.ts'

const bowsPerPass = 5

export type State = TableState & {
  options: Options
  deck: Deck
  turn: Seat
  /** Finished laps: in each, every present player has a turn. */
  lap: number
  /** Laps before the end screen; 0 for no limit. */
  laps: number
  /** Seats that have had their turn in this lap. */
  had: readonly Seat[]
  card: Card
  /** By seat: truths in a row. */
  running: readonly number[]
  truths: readonly number[]
  dares: readonly number[]
  passes: readonly number[]
  points: readonly number[]
  /** By seat: right calls in this lap. */
  calls: readonly number[]
  /** The turn before. */
  last: Last | null
  over: boolean
  /** The last task that the others called legendary and that names nobody. */
  bestPrompt?: string
}

export type Last = { seat: Seat; outcome: Outcome; knew: readonly Seat[] }

export type Move = CardMove

export type View = CardView &
  Pick<State, 'turn' | 'truths' | 'dares' | 'last'> & {
    /** Laps, from 1; `rounds` is 0 for no limit. */
    round: number
    rounds: number
    isLastTurn: boolean
    bows: readonly number[]
    /** Once a turn is over: how many calls were wrong. */
    wrongCalls: number
  }

/** Present players whose turn in this lap is yet to come or on. */
export function seatsToCome(state: State): Seat[] {
  return seatsHere(state).filter((seat) => !state.had.includes(seat))
}

export function bowsOf(passes: readonly number[]): number[] {
  return passes.map((count) => count * bowsPerPass)
}
