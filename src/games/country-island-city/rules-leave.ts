import { replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import type { Seat } from '#domain/table/players.ts'
import { giveUpSeat, hereOrNext } from '#domain/table/presence.ts'
import { leaveJudging } from './rules-judging.ts'
import { emptyCell } from './rules-scoring.ts'
import { leaveSpoken } from './rules-spoken.ts'
import type { Column, State } from './rules-state.ts'
import { leaveTurn } from './rules-verbal.ts'
import { leaveWriting } from './rules-writing.ts'
import { settleColumn, settleFilling } from './rules-written.ts'

/** Points of finished rounds stay, and what columns on the table have shown. */
export function leaveRound(state: State, seat: Seat, now: number): State {
  const gone = giveUpSeat(state, seat)
  const left = {
    ...gone,
    stopper: hereOrNext(gone, state.stopper),
    columns: state.columns.map((column) => replaceAbsentPlayer(column, seat, gone)),
  }
  return state.over ? left : leavePhase(left, seat, now)
}

function leavePhase(state: State, seat: Seat, now: number): State {
  const { phase } = state
  switch (phase.name) {
    case 'turn':
      return leaveTurn(state, phase, seat, now)
    case 'spoken':
      return leaveSpoken(state, phase, seat, now)
    case 'filling':
      return settleFilling(state, leaveWriting(phase.writing, seat, state, now), now)
    case 'column': {
      const judging = leaveJudging(phase.judging, seat, state, now)
      return settleColumn(state, withoutSeat(phase, seat), judging, now)
    }
    case 'marking': {
      const sheet = phase.sheet.map((cells) =>
        cells.map((cell, other) => (other === seat ? emptyCell : cell)),
      )
      return { ...state, phase: { ...phase, sheet } }
    }
    default:
      return state
  }
}

function withoutSeat(phase: Column, seat: Seat): Column {
  const shown = (phase.answers[seat] ?? []).slice(0, phase.column + 1)
  const { [seat]: _, ...likes } = phase.likes
  return { ...phase, answers: { ...phase.answers, [seat]: shown }, likes }
}
