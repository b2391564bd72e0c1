import type { Seat } from '#domain/table/players.ts'
import { isHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { fitsLetter, foldAnswer } from './rules-letters.ts'
import {
  answerKeys,
  type Cell,
  columnPoints,
  emptyCell,
  type Mark,
  sumPoints,
} from './rules-scoring.ts'
import { letteringOf, type Marking, type Move, type Outcome, type State } from './rules-state.ts'
import { maxAnswerLength } from './rules-writing.ts'

/** On paper every answer counts as right and unique until marked. */
export function startMarking(state: State): State {
  const cell: Cell = state.options.answers === 'paper' ? { ...emptyCell, mark: 'own' } : emptyCell
  const cells = state.players.map((_, seat) => (isHere(state, seat) ? cell : emptyCell))
  const sheet = state.columns.map(() => cells)
  return { ...state, phase: { name: 'marking', column: 0, sheet } }
}

/** Points by seat, one row per column. */
export function sheetPoints(state: State, { sheet }: Marking): number[][] {
  const { letter, letters } = letteringOf(state)
  return sheet.map((cells) => columnPoints(answerKeys(cells, letter, letters)))
}

export function moveMarking(state: State, phase: Marking, move: Move): Outcome {
  switch (move.type) {
    case 'mark':
      return markCell(state, phase, move.seat, move.mark)
    case 'write':
      return writeCell(state, phase, move.seat, move.answer)
    case 'rule-out':
      return ruleOut(state, phase, move.seat)
    case 'turn-to':
      return goToColumn(state, phase, move.column)
    case 'next':
      return leaveColumn(state, phase)
    default:
      return refuse('being-counted')
  }
}

/** The same mark again removes it. */
function markCell(state: State, phase: Marking, seat: Seat, mark: Mark): Outcome {
  const cell = findCell(phase, seat)
  if (!cell || !isHere(state, seat)) return refuse('empty-seat')
  if (state.options.answers !== 'paper') return refuse('are-typed')
  return replaceCells(state, phase, [seat], { mark: cell.mark === mark ? 'own' : mark, out: false })
}

/** An edited answer loses its vote. */
function writeCell(state: State, phase: Marking, seat: Seat, answer: string): Outcome {
  if (!findCell(phase, seat) || !isHere(state, seat)) return refuse('empty-seat')
  if (state.options.answers !== 'typed') return refuse('are-marked')
  if (answer.length > maxAnswerLength) return refuse('answer-long')
  return replaceCells(state, phase, [seat], { answer, out: false })
}

function goToColumn(state: State, phase: Marking, column: number): Outcome {
  if (!phase.sheet[column]) return refuse('no-such-column')
  return { ...state, phase: { ...phase, column } }
}

/** After the last column the round is counted. */
function leaveColumn(state: State, phase: Marking): Outcome {
  const isLast = phase.column === phase.sheet.length - 1
  const lonely = phase.sheet.slice(0, phase.column + 1).findIndex((cells) => {
    const [one, another] = cells.filter((cell) => cell.mark === 'shared')
    return one && !one.out && !another
  })
  if (lonely !== -1) return refuse('shared-takes-two', { column: state.columns[lonely]?.raw ?? '' })
  if (!isLast) return goToColumn(state, phase, phase.column + 1)
  const points = sumPoints(sheetPoints(state, phase), state.players.length)
  return {
    ...state,
    history: [...state.history, points],
    phase: { name: 'scores', wakesAtMs: 0, liked: [] },
  }
}

/** Rejects a typed answer and every equal one; again accepts them. */
function ruleOut(state: State, phase: Marking, seat: Seat): Outcome {
  const cells = phase.sheet[phase.column] ?? []
  const cell = cells[seat]
  if (!cell || !isHere(state, seat)) return refuse('empty-seat')
  if (state.options.answers !== 'typed') return refuse('are-marked')
  const judged = foldAnswer(cell.answer)
  if (judged === '') return refuse('no-answer')
  const { letter, letters } = letteringOf(state)
  if (!fitsLetter(cell.answer, letter, letters)) {
    return refuse('wrong-letter', { letter })
  }
  const seats = [...cells.keys()].filter(
    (other) => foldAnswer(cells[other]?.answer ?? '') === judged,
  )
  return replaceCells(state, phase, seats, { out: !cell.out })
}

function findCell({ sheet, column }: Marking, seat: Seat): Cell | undefined {
  return sheet[column]?.[seat]
}

function replaceCells(
  state: State,
  phase: Marking,
  seats: readonly Seat[],
  change: Partial<Cell>,
): State {
  const sheet = phase.sheet.map((cells, column) =>
    column === phase.column
      ? cells.map((cell, seat) => (seats.includes(seat) ? { ...cell, ...change } : cell))
      : cells,
  )
  return { ...state, phase: { ...phase, sheet } }
}
