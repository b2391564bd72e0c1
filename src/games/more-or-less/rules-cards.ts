import { openBallot } from '#domain/table/ballot.ts'
import { type Clock, startClock, suspendClock } from '#domain/table/clock.ts'
import { sharedLimit } from '#domain/table/more-time.ts'
import { admitLate } from '#domain/table/presence.ts'
import { followUp, freshPair } from './rules-deck.ts'
import { isRight, settle } from './rules-score.ts'
import { seatSides } from './rules-sides.ts'
import { maxCards, type State } from './rules-state.ts'

/** With a phone each there is always a limit, also where one phone plays without a clock. */
const unhurriedMs = 60_000
/** Next sleeps after a reveal. */
const sleepMs = 4000
/** So many cards on which all agree bring a fresh measure. */
const maxAgreed = 4

/** The clock of one phone, or everybody's ballot. */
export function openCard(state: State, now: number): State {
  const opened: State = { ...state, phase: 'guess', answer: null, tallies: null, isAgainst: false }
  if (state.seating === 'passed') return { ...opened, clock: newClock(state, now), ballot: null }
  const limitMs = sharedLimit(state.options.seconds * 1000 || unhurriedMs, state)
  return { ...opened, clock: null, ballot: openBallot(limitMs, now) }
}

export function reveal(state: State, now: number): State {
  const wakesAtMs = state.seating === 'own' ? now + sleepMs : 0
  return { ...state, ...settle(state), phase: 'reveal', clock: null, wakesAtMs }
}

/** The same side goes on when right, else the other. The revealed item stays. */
export function moveOn(state: State, now: number): State {
  const right = isRight(state)
  const rounds = right
    ? state.rounds
    : state.rounds.map((count, side) => (side === state.side ? count + 1 : count))
  const other = 1 - state.side
  const settled = { ...state, rounds, run: right ? state.run : 0, gained: [0, 0] }
  if (state.isLast) return { ...settled, over: true }
  if (!isDecided(settled)) return layPair(settled, right ? state.side : other, now)
  const [one, two] = state.points
  if (one !== two) return { ...settled, over: true }
  // The tie break goes to the side that did not have the last card.
  return layPair({ ...settled, isLast: true }, other, now)
}

/** Plays ahead; the clock does not matter. */
export function sideAfter(state: State): number | null {
  const next = moveOn(state, 0)
  return next.over ? null : next.side
}

/** A side has enough points after equal turns, or twenty cards are out. */
function isDecided({ card, points, rounds, options, run }: State): boolean {
  if (card >= maxCards) return true
  const isTurnOver = run === 0
  return isTurnOver && rounds[0] === rounds[1] && Math.max(...points) >= options.target
}

function layPair(state: State, side: number, now: number): State {
  const { options, b, deck } = state
  const inMeasure = state.inMeasure + 1
  const isUsedUp = options.measure > 0 && inMeasure >= options.measure
  const isFresh = isUsedUp || state.agreed >= maxAgreed
  const same = isFresh ? null : followUp(b, deck)
  const pair = same ?? freshPair(deck.slice(1)) ?? followUp(b, deck)
  // No pairs left: the game ends with the current score.
  if (!pair) return { ...state, over: true }
  const laid: State = {
    ...seatSides(admitLate(state)),
    ...pair,
    side,
    card: state.card + 1,
    inMeasure: same ? inMeasure : 0,
    agreed: same ? state.agreed : 0,
    run: side === state.side ? state.run : 0,
  }
  return openCard(laid, now)
}

/** Replaces both items, with a full clock. */
export function putAway(state: State): State {
  if (state.over) return state
  if (state.phase === 'reveal') return suspend(moveOn(state, 0))
  const pair = freshPair(state.deck)
  if (!pair) return state
  if (state.phase === 'sides') return { ...state, ...pair }
  return suspend(openCard({ ...state, ...pair, inMeasure: 0 }, 0))
}

export function suspend(state: State): State {
  return changeClocks(state, suspendClock)
}

export function changeClocks(state: State, change: (clock: Clock) => Clock): State {
  const { clock, ballot } = state
  if (!clock && !ballot) return state
  return {
    ...state,
    clock: clock && change(clock),
    ballot: ballot && { ...ballot, clock: change(ballot.clock) },
  }
}

function newClock(state: State, now: number): Clock | null {
  const { seconds } = state.options
  return seconds > 0 ? startClock(sharedLimit(seconds * 1000, state), now) : null
}
