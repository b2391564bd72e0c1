import { replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import { stoppedClock } from '#domain/table/clock.ts'
import type { Seat } from '#domain/table/players.ts'
import { giveUpSeat, hereOrNext } from '#domain/table/presence.ts'
import { emptyCell } from './rules-scoring.ts'
import type { Phase, State, Turn } from './rules-state.ts'
import { answererOf, turnLengthMs } from './rules-verbal.ts'

/** Points of finished rounds stay. */
export function leaveRound(state: State, seat: Seat): State {
  const gone = giveUpSeat(state, seat)
  return {
    ...gone,
    stopper: hereOrNext(gone, state.stopper),
    columns: state.columns.map((column) => replaceAbsentPlayer(column, seat, gone)),
    phase: leavePhase(state, gone, seat),
  }
}

function leavePhase(before: State, gone: State, seat: Seat): Phase {
  const { phase } = before
  if (phase.name === 'turn') return leaveTurn(gone, phase, answererOf(before, phase), seat)
  if (phase.name !== 'marking') return phase
  const sheet = phase.sheet.map((cells) =>
    cells.map((cell, other) => (other === seat ? emptyCell : cell)),
  )
  return { ...phase, sheet }
}

/** The turn goes left with a full clock; a challenge by them or of their answer is void. */
function leaveTurn(state: State, phase: Turn, answerer: Seat | null, seat: Seat): Turn {
  const { challenge } = phase
  const isVoid = challenge !== null && (challenge.seat === seat || challenge.by === seat)
  const isTheirs = phase.seat === seat
  return {
    ...phase,
    seat: hereOrNext(state, phase.seat),
    answerer: answerer === seat ? null : answerer,
    challenge: isVoid ? null : challenge,
    clock: isTheirs ? stoppedClock(turnLengthMs(state, phase.answers)) : phase.clock,
  }
}
