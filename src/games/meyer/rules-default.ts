import { hasRunOut, isRunning } from '#domain/table/clock.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { sleptThrough } from '#domain/table/turn-clock.ts'
import type { Code } from './messages.ts'
import { pauseCup } from './rules-clock.ts'
import { skipReceiver } from './rules-join-leave.ts'
import { lowest, meyer, rankOf } from './rules-ranks.ts'
import { awaitsTurn, type State, type TurnMove } from './rules-state.ts'
import { act } from './rules-turn.ts'

export function timeOut(state: State, context: TableContext): State | Refusal<Code | TableCode> {
  const { clock, seating } = state
  const { now } = context
  if (!clock || !isRunning(clock)) return refuse('clock-stopped')
  if (!hasRunOut(clock, now)) return refuse('time-left')
  // The phone slept through the end: pause instead of a move, and show nothing.
  if (seating === 'passed' && sleptThrough(clock, now)) return pauseCup(state)
  return act(state, defaultMove(state), context)
}

/**
 * For a seat that does not act: it throws and says as when time is up; a claim it should answer
 * goes on to the next.
 */
export function passOverTurn(state: State, seat: Seat, context: TableContext): State {
  if (!awaitsTurn(state) || seat !== state.turn) return state
  const open: State = { ...state, covered: false }
  if (state.phase === 'decide') return skipReceiver(open, context)
  const thrown = state.phase === 'roll' ? act(open, { type: 'roll' }, context) : open
  if (isRefusal(thrown)) return state
  const said = act(thrown, defaultMove(thrown), context)
  return isRefusal(said) ? state : said
}

/** Tells the truth where possible, else passes blind; a claim is believed, a Meyer accepted. */
function defaultMove({ phase, claim, dice }: State): TurnMove {
  if (phase === 'decide') return { type: claim === meyer ? 'concede' : 'believe' }
  if (phase === 'roll') return { type: 'roll' }
  const own = dice ? rankOf(dice) : lowest
  return own >= (claim ?? lowest) ? { type: 'say', rank: own } : { type: 'blind' }
}
