import { replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import { stoppedClock } from '#domain/table/clock.ts'
import type { Seat } from '#domain/table/players.ts'
import { giveUpSeat, hereOrNext } from '#domain/table/presence.ts'
import type { State } from './rules-state.ts'

/** Their turn, or the bomb, goes left; a challenge by them or of their answer is void. */
export function leaveCategory(
  state: State,
  seat: Seat,
  answerer: Seat | null,
  turnLengthMs: (state: State) => number,
): State {
  const { phase, turn, caller, challenger } = state
  const gone = giveUpSeat(state, seat)
  const isVoid = phase === 'challenged' && (seat === challenger || seat === answerer)
  const left: State = {
    ...gone,
    prompt: replaceAbsentPlayer(state.prompt, seat, gone),
    ...{ caller: hereOrNext(gone, caller), turn: hereOrNext(gone, turn) },
    answerer: seat === answerer ? null : answerer,
    ...(isVoid && { phase: 'playing', challenger: null }),
  }
  const isNewTurn = seat === turn || isVoid
  if (left.phase !== 'playing' || !isNewTurn || state.options.mode === 'bomb') return left
  return { ...left, clock: stoppedClock(turnLengthMs(left)) }
}
