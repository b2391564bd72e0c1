import { type Clock, hasRunOut, isRunning, pauseClock, resumeClock } from './clock.ts'

const lapStepMs = 500
const minTurnMs = 2000
/** A screen that looks says so within moments of the end; much later, nobody was looking. */
const noticedWithinMs = 3000

/**
 * How long the next turn lasts, in milliseconds: half a second less for every full lap of answers
 * round the table, never under two seconds.
 */
export function turnMs(firstMs: number, answers: number, playerCount: number): number {
  const laps = Math.floor(answers / playerCount)
  return Math.max(minTurnMs, firstMs - laps * lapStepMs)
}

/** True when a clock ran out so long ago that the device must have slept through its end. */
export function sleptThrough(clock: Clock, now: number): boolean {
  if (clock.runningSince === null) return false
  return now - clock.runningSince - clock.leftMs > noticedWithinMs
}

/** The clock with the time so far taken off for good: sleep gives back only what came after. */
export function commitElapsed(clock: Clock, now: number): Clock {
  return isRunning(clock) && !hasRunOut(clock, now)
    ? resumeClock(pauseClock(clock, now), now)
    : clock
}
