import type { Seat } from '#domain/table/players.ts'
import { addTo } from '#domain/table/standings.ts'
import { countCalls } from './rules-calls.ts'
import { isShortTime, stopThinking } from './rules-clock.ts'
import { meyer, rankOf } from './rules-ranks.ts'
import { isAlive, nextAlive, type Shown, type State } from './rules-state.ts'

type Cost = Omit<Shown, 'before' | 'knew' | 'missed' | 'saved'>

/** The wrong one loses a life, or two where a Meyer was claimed. */
export function lift(state: State, now: number): State {
  const { dice, claim, claimBy, turn, options, blind } = state
  if (!dice || claim === null || claimBy === null) return state
  const isTrue = rankOf(dice) >= claim
  const loser = isTrue ? turn : claimBy
  const lost = claim === meyer && options.double ? 2 : 1
  const caught = isTrue || blind ? state.caught : addTo(state.caught, [turn])
  return settle({ ...state, caught }, { by: turn, claimBy, claim, dice, blind, loser, lost }, now)
}

/** Accepts a Meyer unseen: one life, and the dice stay covered. */
export function concede(state: State, now: number): State {
  const { claim, claimBy, turn, blind } = state
  if (claim === null || claimBy === null) return state
  const cost = { dice: null, loser: turn, lost: 1 }
  return settle(recordBelievedBluff(state), { by: turn, claimBy, claim, blind, ...cost }, now)
}

/** Counts for the recap. */
export function recordBelievedBluff(state: State): State {
  const { dice, claim, claimBy, blind } = state
  if (!dice || claim === null || claimBy === null || blind) return state
  if (rankOf(dice) >= claim) return state
  return { ...state, gotAway: addTo(state.gotAway, [claimBy]) }
}

function settle(state: State, cost: Cost, now: number): State {
  const { loser, lost, dice, claim } = cost
  const left = Math.max(0, (state.lives[loser] ?? 0) - lost)
  const lives = state.lives.map((count, seat) => (seat === loser ? left : count))
  const uncounted = { knew: [], missed: 0, saved: [], lives, rightCalls: state.rightCalls }
  const called = dice
    ? countCalls(state, lives, rankOf(dice) < claim, !isShortTime(state, now))
    : uncounted
  const { knew, missed, saved } = called
  const shown: Shown = { ...cost, before: state.lives, knew, missed, saved }
  const outIn = state.outIn.map((round, seat) => {
    if ((called.lives[seat] ?? 0) > 0) return saved.includes(seat) ? null : round
    return seat === loser ? state.round : round
  })
  const { rightCalls } = called
  const settled: State = {
    ...state,
    lives: called.lives,
    rightCalls,
    outIn,
    shown,
    phase: 'shown',
    dice: null,
    calls: {},
  }
  return stopThinking(settled, now)
}

/** The loser, or the next on the left when the loser is out or away. */
export function starterAfter(state: State, away: readonly Seat[]): Seat {
  const loser = state.shown?.loser ?? state.turn
  const isIn = isAlive(state, loser) && !away.includes(loser)
  return isIn ? loser : nextAlive(state, loser, away)
}
