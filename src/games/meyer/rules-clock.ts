import {
  type Clock,
  dueAtEnd,
  leftMs,
  resumeClock,
  startClock,
  stoppedClock,
  suspendClock,
} from '#domain/table/clock.ts'
import type { DueMove } from '#domain/table/game-rules.ts'
import { fixedMs, type LimitMs, sharedLimit, turnLimit } from '#domain/table/more-time.ts'
import { commitElapsed } from '#domain/table/turn-clock.ts'
import { callers } from './rules-calls.ts'
import { isBot, type Move, type State } from './rules-state.ts'

/** Time to read the claim. */
const botMs = 1800
/** With a phone each. */
const limitsMs = { roll: 10_000, declare: 30_000, decide: 20_000 }
/** Time to call a claim, or to look at what was lifted. */
const sleepMs = 4000

const minuteMs = 60_000
const maxMs = 14 * minuteMs
/** Then everybody in is put on one life. */
const shortAfterMs = 8 * minuteMs

/** Starts the clock of the player in turn, or the bot's, and lets the answer to a claim sleep. */
export function startThinking(state: State, now: number): State {
  const { seating, phase, turn } = state
  const isCalled = seating === 'own' && phase === 'decide' && callers(state).length > 0
  const wakesAtMs = isCalled ? now + sharedLimit(sleepMs, state) : 0
  if (isBot(state, turn)) {
    const botClock = startClock(isCalled ? sharedLimit(sleepMs, state) : fixedMs(botMs), now)
    return { ...state, clock: null, botClock, wakesAtMs }
  }
  const ms = limitMs(state)
  return { ...state, clock: ms > 0 ? startClock(ms, now) : null, botClock: null, wakesAtMs }
}

/** On one phone the clock starts when the phone is opened. */
export function waitForOpening(state: State): State {
  const ms = limitMs(state)
  return { ...state, clock: ms > 0 ? stoppedClock(ms) : null, botClock: null, wakesAtMs: 0 }
}

/** The cup is up: no clock runs, and with a phone each Next sleeps. */
export function stopThinking(state: State, now: number): State {
  const wakesAtMs = state.seating === 'own' ? now + sleepMs : 0
  return { ...state, clock: null, botClock: null, wakesAtMs }
}

export function dueMove({ clock, botClock, over }: State): DueMove<Move> | null {
  if (over) return null
  return botClock ? dueAtEnd(botClock, { type: 'bot' }) : dueAtEnd(clock, { type: 'timeout' })
}

export function newGameClock(): Clock {
  return stoppedClock(fixedMs(maxMs))
}

/** A pause must not give back the minutes that were played. */
export function commitGameClock(state: State, now: number): State {
  if (state.seating === 'passed') return state
  return { ...state, gameClock: commitElapsed(state.gameClock, now) }
}

export function isShortTime({ gameClock }: State, now: number): boolean {
  return leftMs(gameClock, now) <= maxMs - shortAfterMs
}

/** With the most lives then: a table that wanted no end, or a room that ends it, has none here. */
export function isTimeUp({ gameClock, options }: State, now: number): boolean {
  return options.length !== 0 && leftMs(gameClock, now) === 0
}

/** On one phone, dice and a running clock are covered until the player in turn is back. */
export function pauseCup(state: State): State {
  const clock = state.clock && suspendClock(state.clock)
  const botClock = state.botClock && suspendClock(state.botClock)
  const gameClock = suspendClock(state.gameClock)
  const isHeld = state.seating === 'passed' && (state.phase === 'declare' || clock !== null)
  return { ...state, clock, botClock, gameClock, covered: state.covered || isHeld }
}

export function resumeCup(state: State, now: number): State {
  if (state.seating === 'passed') return state
  const { clock, botClock, gameClock } = state
  return {
    ...state,
    clock: clock && resumeClock(clock, now),
    botClock: botClock && resumeClock(botClock, now),
    gameClock: resumeClock(gameClock, now),
  }
}

function limitMs(state: State): LimitMs {
  const { seating, phase, options } = state
  if (phase === 'shown' || phase === 'toast') return fixedMs(0)
  return turnLimit(seating === 'own' ? limitsMs[phase] : options.seconds * 1000, state)
}
