/**
 * A countdown that survives sleep, reload and a clock set back: it never shows more than it had,
 * and put to rest it keeps what was left when it last moved.
 */
export type Clock = {
  lengthMs: number
  leftMs: number
  /** Epoch milliseconds; null while the clock stands still. */
  runningSince: number | null
}

export function startClock(lengthMs: number, now: number): Clock {
  return { lengthMs, leftMs: lengthMs, runningSince: now }
}

/** A clock that has not been started yet. */
export function stoppedClock(lengthMs: number): Clock {
  return { lengthMs, leftMs: lengthMs, runningSince: null }
}

/** Milliseconds left, from 0 to the length. */
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

export function pauseClock(clock: Clock, now: number): Clock {
  return { ...clock, leftMs: leftMs(clock, now), runningSince: null }
}

export function resumeClock(clock: Clock, now: number): Clock {
  return isRunning(clock) ? clock : { ...clock, runningSince: now }
}

/** Stopped with what was left when it was last set going: nobody loses time to a locked phone. */
export function suspendClock(clock: Clock): Clock {
  return { ...clock, runningSince: null }
}
