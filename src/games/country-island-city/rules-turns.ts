import { type Clock, isRunning, startClock, stoppedClock } from '#domain/table/clock.ts'
import { type LimitMs, turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { hereOrNext, nextHere, seatAfter, seatsHere } from '#domain/table/presence.ts'
import type { Seating, TableState } from '#domain/table/seating.ts'
import { turnMs } from '#domain/table/turn-clock.ts'

/** With a phone each looking down costs a second. */
const firstTurnMs: Record<Seating, number> = { passed: 5000, own: 6000 }
const minTurnMs: Record<Seating, number> = { passed: 2000, own: 3000 }

/** Spoken answers in turn, against a clock that shrinks every lap. */
export type Turns = {
  seat: Seat
  answers: number
  /** Gave the last answer; null before the first, and where that seat left. */
  answerer: Seat | null
  clock: Clock
}

/** The clock waits for that seat. */
export function openTurns(seat: Seat, table: TableState): Turns {
  return { seat, answers: 0, answerer: null, clock: stoppedClock(turnLengthMs(table, 0)) }
}

/** The seat has answered; the next one's clock runs. */
export function passTurn<T extends Turns>(turns: T, next: Seat, table: TableState, now: number): T {
  const answers = turns.answers + 1
  const clock = startClock(turnLengthMs(table, answers), now)
  return { ...turns, seat: next, answers, answerer: turns.seat, clock }
}

/** The next seat has the whole clock, which runs or waits as it did. */
export function leaveTurns<T extends Turns>(
  turns: T,
  seat: Seat,
  table: TableState,
  now: number,
): T {
  const next = {
    ...turns,
    seat: hereOrNext(table, turns.seat),
    answerer: turns.answerer === seat ? null : turns.answerer,
  }
  return turns.seat === seat ? restartClock(next, table, now) : next
}

export function restartClock<T extends Turns>(turns: T, table: TableState, now: number): T {
  const lengthMs = turnLengthMs(table, turns.answers)
  const clock = isRunning(turns.clock) ? startClock(lengthMs, now) : stoppedClock(lengthMs)
  return { ...turns, clock }
}

export function turnLengthMs(table: TableState, answers: number): LimitMs {
  const lengthMs = turnMs(firstTurnMs[table.seating], answers, seatsHere(table).length)
  return turnLimit(Math.max(minTurnMs[table.seating], lengthMs), table)
}

/** The next on the left whom the table is in touch with. */
export function nextPresent(table: TableState, seat: Seat, away: readonly Seat[]): Seat {
  const present = seatsHere(table).filter((other) => !away.includes(other))
  return present.length > 0 ? seatAfter(present, seat) : nextHere(table, seat)
}
