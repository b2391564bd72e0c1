import { isBlank } from '../visible-text.ts'
import { type Dare, type DareKind, lineCounts } from './dare.ts'

export type Answer =
  | { answer: 'accepted' }
  /** Replaces `line`, once. */
  | { answer: 'swapped'; line: number; text: string }
  | { answer: 'declined' }
  | { answer: 'done'; words: string }

export type DareStatus = 'open' | 'swapped' | 'accepted' | 'declined' | 'done'

export type DareState = {
  status: DareStatus
  lines: readonly string[]
  doneLines: number
  canBeSwapped: boolean
}

type DareContent = Pick<Dare, 'kind' | 'lines'>

export function dareStateOf(dare: DareContent, answers: readonly Answer[]): DareState {
  let state: DareState = {
    status: 'open',
    lines: dare.lines,
    doneLines: 0,
    canBeSwapped: true,
  }
  for (const answer of answers) state = applyAnswer(dare.kind, state, answer)
  return state
}

function applyAnswer(kind: DareKind, state: DareState, answer: Answer): DareState {
  if (answer.answer === 'swapped') {
    const lines = kind === 'epic' ? state.lines.with(answer.line, answer.text) : [answer.text]
    return { ...state, status: 'swapped', lines, canBeSwapped: false }
  }
  if (answer.answer !== 'done') return { ...state, status: answer.answer, canBeSwapped: false }
  const doneLines = state.doneLines + 1
  return {
    ...state,
    doneLines,
    status: doneLines === requiredDoneCount(kind) ? 'done' : 'accepted',
  }
}

function requiredDoneCount(kind: DareKind): number {
  return kind === 'epic' ? lineCounts.epic : 1
}

export type AnswerResult =
  | { outcome: 'answered'; state: DareState }
  | { outcome: 'repeated' }
  /** The sender had seen fewer answers: another phone was first, or a repeat. */
  | { outcome: 'late' }
  | { outcome: 'refused'; sentence: string }
  | { outcome: 'invalid'; sentence: string }

/** @param step how many answers the sender had seen */
export function answerDare(
  dare: DareContent,
  answers: readonly Answer[],
  answer: Answer,
  step: number,
): AnswerResult {
  if (step !== answers.length) {
    const existing = answers[step]
    return { outcome: existing && isSameAnswer(existing, answer) ? 'repeated' : 'late' }
  }
  const before = dareStateOf(dare, answers)
  const sentence = findRefusal(before, answer)
  if (sentence !== null) return { outcome: 'refused', sentence }
  const fault = findProblem(dare.kind, answer)
  if (fault !== null) return { outcome: 'invalid', sentence: fault }
  return { outcome: 'answered', state: applyAnswer(dare.kind, before, answer) }
}

function findRefusal(state: DareState, answer: Answer): string | null {
  if (state.status === 'declined') return 'This dare was turned down. It stays so.'
  if (state.status === 'done') return 'This dare is done already.'
  if (answer.answer === 'swapped')
    return state.canBeSwapped ? null : 'A dare is swapped once, and before it is taken.'
  if (answer.answer === 'accepted')
    return state.status === 'accepted' ? 'This dare is taken already.' : null
  if (answer.answer === 'declined') return null
  return state.status === 'accepted' ? null : 'Take the dare first.'
}

function findProblem(kind: DareKind, answer: Answer): string | null {
  if (answer.answer === 'swapped')
    return answer.line < (kind === 'epic' ? lineCounts.epic : 1) ? null : 'There is no such part.'
  if (answer.answer !== 'done') return null
  if (kind === 'love') return isBlank(answer.words) ? 'The card waits for an answer.' : null
  return answer.words === '' ? null : 'This dare asks for no words.'
}

function isSameAnswer(one: Answer, other: Answer): boolean {
  if (one.answer === 'swapped' && other.answer === 'swapped')
    return one.line === other.line && one.text === other.text
  if (one.answer === 'done' && other.answer === 'done') return one.words === other.words
  return one.answer === other.answer
}
