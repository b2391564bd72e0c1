import { type Clock, startClock } from '#domain/table/clock.ts'
import { turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import type { TableState } from '#domain/table/seating.ts'

/** The first who says to know it, until it is judged: in a steal, and on Mix's card. */
export type Buzz = { seat: Seat; clock: Clock }

const judgeMs = 5000

export function buzzIn(seat: Seat, table: Pick<TableState, 'time'>, now: number): Buzz {
  return { seat, clock: startClock(turnLimit(judgeMs, table), now) }
}
