import { type Clock, hasRunOut, isRunning, pauseClock, resumeClock } from './clock.ts'

const lapStepMs = 500
const minTurnMs = 2000
/** A visible screen reports within moments of the end. */
const noticedWithinMs = 3000

/** Milliseconds: half a second less per lap of answers, two seconds at least. */
export function turnMs(firstMs: number, answers: number, playerCount: number): number {
  const laps = Math.floor(answers / playerCount)
  return Math.max(minTurnMs, firstMs - laps * lapStepMs)
}

/** True when a clock ran out so long ago that the device must have been asleep. */
export function sleptThrough(clock: Clock, now: number): boolean {
  if (clock.runningSince === null) return false
  return now - clock.runningSince - clock.leftMs > noticedWithinMs
}

/** Takes off the elapsed time for good: sleep gives back only what came after. */
export function commitElapsed(clock: Clock, now: number): Clock {
  return isRunning(clock) && !hasRunOut(clock, now)
    ? resumeClock(pauseClock(clock, now), now)
    : clock
}
