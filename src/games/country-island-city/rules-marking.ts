import { refuse } from '#domain/table/game-rules.ts'
import { answerStands, voteProblem } from '#domain/table/group-vote.ts'
import type { Seat } from '#domain/table/players.ts'
import { fitsLetter, foldAnswer } from './rules-letters.ts'
import {
  answerKeys,
  type Cell,
  columnPoints,
  emptyCell,
  type Mark,
  sumPoints,
} from './rules-scoring.ts'
import {
  type Challenge,
  lettersInPlay,
  type Marking,
  type Move,
  noVotes,
  type Outcome,
  type State,
  votesSoFar,
} from './rules-state.ts'

/** Longer than any place on earth, short enough for a strip. */
export const longestAnswer = 60
const nextMark: Record<Mark, Mark> = { none: 'own', own: 'shared', shared: 'none' }

/** Pens down: an empty sheet, and the first column to mark. */
export function startMarking(state: State): State {
  const sheet = state.columns.map(() => state.players.map(() => emptyCell))
  return { ...state, phase: { name: 'marking', column: 0, sheet, challenge: null } }
}

/** Points by seat, a row for every column of the sheet. */
export function sheetPoints(state: State, { sheet }: Marking): number[][] {
  const letter = state.letters.at(-1) ?? ''
  const letters = lettersInPlay(state.options)
  return sheet.map((cells) => columnPoints(answerKeys(cells, letter, letters)))
}

/** Moves while the answers are being counted. */
export function moveMarking(state: State, phase: Marking, move: Move): Outcome {
  const { challenge } = phase
  if (challenge) return moveChallenge(state, phase, challenge, move)
  if (move.type === 'mark') return markCell(state, phase, move.seat)
  if (move.type === 'write') return writeCell(state, phase, move.seat, move.answer)
  if (move.type === 'turn-to') return turnTo(state, phase, move.column)
  if (move.type === 'challenge') return challengeCell(state, phase, move.seat)
  if (move.type === 'next') return leaveColumn(state, phase)
  return refuse('The answers are being counted.')
}

function moveChallenge(state: State, phase: Marking, challenge: Challenge, move: Move): Outcome {
  if (move.type === 'drop') return { ...state, phase: { ...phase, challenge: null } }
  if (move.type === 'judge') return judgeCell(state, phase, challenge)
  if (move.type !== 'vote') return refuse('Finish the vote first.')
  const problem = votesSoFar(move.vote, state.players.length)
  return problem ?? { ...state, phase: { ...phase, challenge: { ...challenge, vote: move.vote } } }
}

/** Nothing, own, shared, and round again. */
function markCell(state: State, phase: Marking, seat: Seat): Outcome {
  const cell = findCell(phase, seat)
  if (!cell) return refuse('Nobody sits there.')
  if (state.options.answers !== 'paper') return refuse('Tonight answers are typed.')
  if (cell.out) return refuse('The table voted that one out. Ask it again?')
  return replaceCells(state, phase, [seat], { mark: nextMark[cell.mark] })
}

/** An answer as it is being typed; a changed answer has not been voted on. */
function writeCell(state: State, phase: Marking, seat: Seat, answer: string): Outcome {
  if (!findCell(phase, seat)) return refuse('Nobody sits there.')
  if (state.options.answers !== 'typed') return refuse('Tonight answers are marked, not typed.')
  if (answer.length > longestAnswer) return refuse('That is a long place. Shorten it.')
  return replaceCells(state, phase, [seat], { answer, out: false })
}

function turnTo(state: State, phase: Marking, column: number): Outcome {
  if (!phase.sheet[column]) return refuse('There is no such column.')
  return { ...state, phase: { ...phase, column } }
}

/** On to the next column; after the last the round is counted. */
function leaveColumn(state: State, phase: Marking): Outcome {
  const isLast = phase.column === phase.sheet.length - 1
  const lonely = phase.sheet.slice(0, phase.column + 1).findIndex((cells) => {
    const [one, another] = cells.filter((cell) => cell.mark === 'shared')
    return one && !one.out && !another
  })
  if (lonely !== -1) return refuse(`${state.columns[lonely]?.raw}: shared takes two. Who else?`)
  if (!isLast) return turnTo(state, phase, phase.column + 1)
  const points = sumPoints(sheetPoints(state, phase), state.players.length)
  return { ...state, history: [...state.history, points], phase: { name: 'scores' } }
}

/** Puts an answer before the table. */
function challengeCell(state: State, phase: Marking, seat: Seat): Outcome {
  const cell = findCell(phase, seat)
  if (!cell) return refuse('Nobody sits there.')
  const letter = state.letters.at(-1) ?? ''
  const isTyped = state.options.answers === 'typed'
  if (isTyped ? cell.answer.trim() === '' : cell.mark === 'none') {
    return refuse('There is no answer to vote on.')
  }
  if (isTyped && !fitsLetter(cell.answer, letter, lettersInPlay(state.options))) {
    return refuse(`That one does not begin with ${letter}. No vote needed.`)
  }
  return { ...state, phase: { ...phase, challenge: { seat, vote: noVotes } } }
}

/** Counts the hands: an answer voted out is out for everybody who typed the same. */
function judgeCell(state: State, phase: Marking, challenge: Challenge): Outcome {
  const problem = voteProblem(challenge.vote, state.players.length)
  if (problem) return problem
  const cells = phase.sheet[phase.column] ?? []
  const judged = foldAnswer(cells[challenge.seat]?.answer ?? '')
  const seats = cells.flatMap(({ answer }, seat) =>
    seat === challenge.seat || (judged !== '' && foldAnswer(answer) === judged) ? [seat] : [],
  )
  const settled = { ...phase, challenge: null }
  return replaceCells(state, settled, seats, { out: !answerStands(challenge.vote) })
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
