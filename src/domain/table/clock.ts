import type { DueMove } from './game-rules.ts'
import type { LimitMs } from './more-time.ts'

/** Survives sleep, reload and a clock set back: it never gains time. */
export type Clock = {
  lengthMs: number
  leftMs: number
  /** Epoch milliseconds; null while stopped. */
  runningSince: number | null
}

export function startClock(lengthMs: LimitMs, now: number): Clock {
  return { lengthMs, leftMs: lengthMs, runningSince: now }
}

export function stoppedClock(lengthMs: LimitMs): Clock {
  return { lengthMs, leftMs: lengthMs, runningSince: null }
}

export function leftMs(clock: Clock, now: number): number {
  if (clock.runningSince === null) return clock.leftMs
  const elapsedMs = Math.max(0, now - clock.runningSince)
  return Math.max(0, clock.leftMs - elapsedMs)
}

export function isRunning(clock: Clock): boolean {
  return clock.runningSince !== null
}

export function hasRunOut(clock: Clock, now: number): boolean {
  return leftMs(clock, now) === 0
}

/** Epoch milliseconds; null while stopped. */
export function endOf({ leftMs, runningSince }: Clock): number | null {
  return runningSince === null ? null : runningSince + leftMs
}

export function pauseClock(clock: Clock, now: number): Clock {
  return { ...clock, leftMs: leftMs(clock, now), runningSince: null }
}

export function resumeClock(clock: Clock, now: number): Clock {
  return isRunning(clock) ? clock : { ...clock, runningSince: now }
}

export function suspendClock(clock: Clock): Clock {
  return { ...clock, runningSince: null }
}

/** The move that is due when the clock has run out. */
export function dueAtEnd<Move>(clock: Clock | null, move: Move): DueMove<Move> | null {
  const atMs = clock && endOf(clock)
  return atMs === null ? null : { atMs, move }
}
