import { isBlank } from '../visible-text.ts'
import { type Dare, type DareKind, lineCounts } from './dare.ts'

/** What whoever is dared says, one after the other. */
export type Answer =
  | { answer: 'accepted' }
  /** Another dare in the place of `line`, once. */
  | { answer: 'swapped'; line: number; text: string }
  /** Without reasons, and for good: nobody is talked round. */
  | { answer: 'declined' }
  /** One line is done; `words` is what a love card asked for. */
  | { answer: 'done'; words: string }

export type DareStatus = 'open' | 'swapped' | 'accepted' | 'declined' | 'done'

export type DareState = {
  status: DareStatus
  /** As they stand after a swap. */
  lines: readonly string[]
  doneLines: number
  canBeSwapped: boolean
}

type DareContent = Pick<Dare, 'kind' | 'lines'>

/** How a dare stands after those answers. */
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

/** How many times something has to be done: each part of an epic dare, anything else at once. */
function requiredDoneCount(kind: DareKind): number {
  return kind === 'epic' ? lineCounts.epic : 1
}

export type AnswerResult =
  | { outcome: 'answered'; state: DareState }
  /** This very answer stands there already. */
  | { outcome: 'repeated' }
  /** Whoever sent this has not seen how the dare stands: another phone was first, or it was itself. */
  | { outcome: 'late' }
  | { outcome: 'refused'; sentence: string }
  /** No answer to a dare like this one, however it stands. */
  | { outcome: 'invalid'; sentence: string }

/**
 * Adds an answer.
 * @param step how many answers its sender had seen
 */
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
