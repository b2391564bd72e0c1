import { dueAtEnd, startClock } from '#domain/table/clock.ts'
import type { DueMove } from '#domain/table/game-rules.ts'
import { type LimitMs, sharedLimit, turnLimit } from '#domain/table/more-time.ts'
import { throwCallers, winnerCallers } from './rules-calls.ts'
import { type Move, type State, type Step, stepOf } from './rules-state.ts'

/** With a phone each. */
const limitsMs: Record<Exclude<Step, 'pass'>, number> = {
  throw: 10_000,
  duel: 10_000,
  give: 20_000,
  successor: 20_000,
  rule: 40_000,
  dodge: 8000,
}
/** Time to call a throw, or to look at one. */
const sleepMs = 4000

/** A TV shows a throw for so long, from its claps to the last hit. */
const revealMs = 2600

/** Starts the clock anew where the table waits for something else than before. */
export function waitAnew(before: State | null, moved: State, now: number): State {
  const isThrown = before !== null && isNewThrow(before, moved)
  const after = isThrown ? { ...moved, revealAtMs: now + revealMs } : moved
  if (after.seating === 'passed' || after.over) return { ...after, clock: null, wakesAtMs: 0 }
  if (before && isSameWait(before, after)) return after
  const step = stepOf(after)
  if (step === 'pass') return { ...after, clock: null, wakesAtMs: now + sleepMs }
  const isCalled = throwCallers(after).length > 0 || winnerCallers(after).length > 0
  const isShown = isThrown && step === 'throw'
  return {
    ...after,
    clock: startClock(limitOf(after, step), now),
    wakesAtMs: isCalled ? now + sharedLimit(sleepMs, after) : isShown ? now + revealMs : 0,
  }
}

/** A duel, and a dodge, may be several players'. */
function limitOf(state: State, step: Exclude<Step, 'pass'>): LimitMs {
  const limit = step === 'duel' || step === 'dodge' ? sharedLimit : turnLimit
  return limit(limitsMs[step], state)
}

function isNewThrow(before: State, after: State): boolean {
  const { dice = null } = after.duel ?? {}
  return after.throws > before.throws || (dice !== null && dice !== before.duel?.dice)
}

export function dueMove({ clock, over }: State): DueMove<Move> | null {
  return over ? null : dueAtEnd(clock, { type: 'timeout' })
}

function isSameWait(before: State, after: State): boolean {
  const places = [before, after].map(({ turn, lap, throws, duel, dodging, ...state }) => {
    const step = stepOf({ ...state, turn, lap, throws, duel, dodging })
    const dodgers = step === 'dodge' ? dodging.join() : ''
    return [turn, lap, throws, duel?.stake, step, dodgers].join(' ')
  })
  return before.seating === after.seating && places[0] === places[1]
}
