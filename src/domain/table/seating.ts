import type { TableTime } from './more-time.ts'
import type { Seat } from './players.ts'
import type { Seats } from './presence.ts'

/** One phone for all, or a phone each. */
export type Seating = 'passed' | 'own'

/** Own phone, the phone that is passed, a TV, or a phone without a seat. */
export type Viewer = Seat | 'device' | 'screen' | 'audience'

/**
 * `device` acts for the whole table, and only where the phone is passed; `clock` makes the moves
 * that are due; `voice` is the speaking host of Word guess.
 */
export type Actor = Seat | 'device' | 'clock' | 'voice'

/** By seat, with a phone each. */
export type Chances = {
  /** Waits it could answer; while it is away, its share of those that the others get. */
  given: readonly number[]
  answered: readonly number[]
  /** Passed over in a wait that goes on for others: these may still answer. */
  passed: readonly Seat[]
}

export type TableState = Seats & {
  seating: Seating
  chances?: Chances
  /** Absent for the usual. */
  time?: TableTime
}

/** The one phone, or the seat's own. */
export function actsFor(state: TableState, by: Actor, seat: Seat): boolean {
  return state.seating === 'passed' ? by === 'device' : by === seat
}

/** Whether this viewer may see what only that seat may see. */
export function seesAs(state: TableState, viewer: Viewer, seat: Seat): boolean {
  return state.seating === 'passed' ? viewer === 'device' : viewer === seat
}
