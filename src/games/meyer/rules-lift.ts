import type { Seat } from '#domain/table/players.ts'
import { addTo } from '#domain/table/standings.ts'
import { meyer, rankOf } from './rules-ranks.ts'
import { isAlive, nextAlive, type Shown, type State } from './rules-state.ts'

/** The wrong one loses a life, or two where a Meyer was claimed. */
export function lift(state: State): State {
  const { dice, claim, claimBy, holder, options, blind } = state
  if (!dice || claim === null || claimBy === null) return state
  const isTrue = rankOf(dice) >= claim
  const loser = isTrue ? holder : claimBy
  const lost = claim === meyer && options.double ? 2 : 1
  const caught = isTrue || blind ? state.caught : addTo(state.caught, [holder])
  return settle({ ...state, caught }, { by: holder, claimBy, claim, dice, blind, loser, lost })
}

/** Accepts a Meyer unseen: one life, and the dice stay covered. */
export function concede(state: State): State {
  const { claim, claimBy, holder, blind } = state
  if (claim === null || claimBy === null) return state
  const cost = { dice: null, loser: holder, lost: 1 }
  return settle(recordBelievedBluff(state), { by: holder, claimBy, claim, blind, ...cost })
}

/** Counts for the recap. */
export function recordBelievedBluff(state: State): State {
  const { dice, claim, claimBy, blind } = state
  if (!dice || claim === null || claimBy === null || blind) return state
  if (rankOf(dice) >= claim) return state
  return { ...state, gotAway: addTo(state.gotAway, [claimBy]) }
}

function settle(state: State, cost: Omit<Shown, 'before'>): State {
  const { loser, lost } = cost
  const shown: Shown = { ...cost, before: state.lives }
  const left = Math.max(0, (state.lives[loser] ?? 0) - lost)
  const lives = state.lives.map((count, seat) => (seat === loser ? left : count))
  const outIn = state.outIn.map((round, seat) =>
    seat === loser && left === 0 ? state.round : round,
  )
  return { ...state, lives, outIn, shown, phase: 'shown', dice: null, clock: null }
}

/** The loser, or the next on the left when the loser is out. */
export function starterAfter(state: State): Seat {
  const loser = state.shown?.loser ?? state.holder
  return isAlive(state, loser) ? loser : nextAlive(state, loser)
}
