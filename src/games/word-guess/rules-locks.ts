import { dueAtEnd, startClock } from '#domain/table/clock.ts'
import type { DueMove } from '#domain/table/game-rules.ts'
import { turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { points, usedQuestions } from './rules-log.ts'
import type { Lock, Move, State } from './rules-state.ts'

const locksPerWord = 3
const nearMs = 10_000
/** A word so short must be typed without a slip. */
const shortWord = 4

/** For comparison: case, marks, an article and an ending do not count. */
function foldGuess(text: string): string {
  const plain = text.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  const bare = plain.replace(/^\s*(the|an|a)\s+/, '').replace(/[^\p{L}\p{N}]/gu, '')
  return bare.length > shortWord ? bare.replace(/s$/, '') : bare
}

export function judgeGuess(text: string, word: string): Lock['verdict'] {
  const [guess, wanted] = [foldGuess(text), foldGuess(word)]
  if (guess === wanted) return 'right'
  const isPart = guess.length > shortWord && (wanted.includes(guess) || guess.includes(wanted))
  const isTypo = wanted.length > shortWord && editDistance(guess, wanted) <= 2
  return isPart || isTypo ? 'near' : 'wrong'
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Three while they ask, and one more once a player has it or the questions are used up. */
export function locksLeft({ locks, phase }: State, seat: Seat): number {
  const own = locks.filter((lock) => lock.seat === seat)
  if (phase === 'asking') return locksPerWord - own.length
  return phase === 'has' || phase === 'last' ? (own.some(({ isLast }) => isLast) ? 0 : 1) : 0
}

export function hasSolved({ locks }: State, seat: Seat): boolean {
  return locks.some((lock) => lock.seat === seat && lock.verdict === 'right')
}

/** In the order in which they locked it. */
export function solversOf(state: State): Lock[] {
  const here = seatsHere(state)
  return state.locks.filter(({ seat, verdict }) => verdict === 'right' && here.includes(seat))
}

export function newLock(state: State, seat: Seat, text: string, now: number): Lock {
  const verdict = judgeGuess(text, state.word?.text ?? '')
  const questions = Math.min(points.questions, Math.max(1, usedQuestions(state.log)))
  const clock = verdict === 'near' ? startClock(turnLimit(nearMs, state), now) : null
  return { seat, text, verdict, questions, isLast: state.phase !== 'asking', clock }
}

export function nearLocks({ locks }: State): Lock[] {
  return locks.filter(({ verdict }) => verdict === 'near')
}

export function settleNear(state: State, near: Lock, right: boolean): State {
  const verdict = right ? 'right' : 'wrong'
  const locks = state.locks.map((lock) =>
    lock === near ? ({ ...lock, verdict, clock: null } as const) : lock,
  )
  return { ...state, locks }
}

/** Whether nobody has a guess left, or to be judged. */
export function allLocked(state: State): boolean {
  const guessers = seatsHere(state).filter((seat) => seat !== state.host)
  const isDone = (seat: Seat) => hasSolved(state, seat) || locksLeft(state, seat) === 0
  return nearLocks(state).length === 0 && guessers.every(isDone)
}

/** What the clock does next. */
export function nextDue(state: State): DueMove<Move> | null {
  const clocks = [state.clock, state.askClock, ...state.locks.map(({ clock }) => clock)]
  const dues = clocks.flatMap((clock) => dueAtEnd<Move>(clock, { type: 'timeout' }) ?? [])
  return dues.sort((one, other) => one.atMs - other.atMs)[0] ?? null
}
