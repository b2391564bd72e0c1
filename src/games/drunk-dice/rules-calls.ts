import type { AudienceAsk } from '#domain/table/audience.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { addTo } from '#domain/table/standings.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import type { Dice } from './rules-effects.ts'
import { type Call, type State, stepOf } from './rules-state.ts'

type Outcome = State | Refusal<Code | TableCode>

export const calls: readonly Call[] = [7, 9, 11, 'double']

/** With a phone each: who may call the next throw, once a turn. */
export function throwCallers(state: State): Seat[] {
  if (state.seating === 'passed' || stepOf(state) !== 'throw') return []
  return seatsHere(state).filter((seat) => seat !== state.turn && !state.called.includes(seat))
}

/** With a phone each: who may call the winner of the duel, until the first die is down. */
export function winnerCallers(state: State): Seat[] {
  const { duel, turn } = state
  if (!duel || !isDuelOpen(state)) return []
  return seatsHere(state).filter((seat) => seat !== turn && seat !== duel.rival)
}

function isDuelOpen({ seating, duel }: State): boolean {
  return seating === 'own' && duel?.dice === null && Object.keys(duel.thrown).length === 0
}

/** As a player's calls: once a turn before its first throw, and who wins a duel. */
export function askAudience(state: State): AudienceAsk | null {
  const { seating, lap, turn, throws, duel } = state
  if (duel && isDuelOpen(state)) {
    const offers = [turn, duel.rival].map(String)
    return { id: `duel ${lap} ${offers.join(' ')}`, kind: 'duel', offers }
  }
  if (seating === 'passed' || throws > 0 || stepOf(state) !== 'throw') return null
  return { id: `throw ${lap} ${turn}`, kind: 'throw', offers: calls.map(String) }
}

export function callThrow(state: State, call: Call, { by }: MoveContext): Outcome {
  if (typeof by !== 'number') return refuse('one-phone')
  if (state.called.includes(by)) return refuse('call-used')
  if (!throwCallers(state).includes(by) || !calls.includes(call)) return refuse('no-call')
  return { ...state, calls: { ...state.calls, [by]: call } }
}

export function callWinner(state: State, winner: Seat, { by }: MoveContext): Outcome {
  if (typeof by !== 'number') return refuse('one-phone')
  const isDuelist = winner === state.turn || winner === state.duel?.rival
  if (!winnerCallers(state).includes(by) || !isDuelist) return refuse('no-call')
  return { ...state, winnerCalls: { ...state.winnerCalls, [by]: winner } }
}

/** The dice are down: a right call is worth a dodge, one at most. */
export function countThrowCalls(state: State, dice: Dice): State {
  const called = seatsHere(state).filter((seat) => seat in state.calls)
  const knew = called.filter((seat) => isRight(state.calls[seat], dice))
  const dodgers = state.options.dodges ? knew.filter((seat) => !state.dodges.includes(seat)) : []
  return {
    ...countRight(state, called, knew),
    dodges: [...state.dodges, ...dodgers],
    called: [...state.called, ...called],
    calls: {},
  }
}

/** For fame. */
export function countWinnerCalls(state: State, winner: Seat): State {
  const called = seatsHere(state).filter((seat) => seat in state.winnerCalls)
  const knew = called.filter((seat) => state.winnerCalls[seat] === winner)
  return { ...countRight(state, called, knew), winnerCalls: {} }
}

function countRight(state: State, called: readonly Seat[], knew: readonly Seat[]): State {
  const rightCalls = addTo(state.rightCalls, knew)
  return { ...state, rightCalls, knew, missed: called.length - knew.length }
}

function isRight(call: Call | undefined, [one, other]: Dice): boolean {
  return call === 'double' ? one === other : one + other === call
}
