import type { Deck } from '#domain/prompts/deck.ts'
import { alphabet } from '#domain/prompts/letters.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Ballot } from '#domain/table/ballot.ts'
import type { Clock } from '#domain/table/clock.ts'
import { type GroupVote, voteProblem } from '#domain/table/group-vote.ts'
import type { Seat } from '#domain/table/players.ts'
import { type Seats, seatsHere } from '#domain/table/presence.ts'
import type { Refusal } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import type { Judging } from './rules-judging.ts'
import type { Options } from './rules-options.ts'
import type { Cell, Mark } from './rules-scoring.ts'
import type { Turns } from './rules-turns.ts'
import type { Writing } from './rules-writing.ts'

export type Marking = {
  name: 'marking'
  column: number
  /** By column, then by seat. */
  sheet: readonly (readonly Cell[])[]
}

/** Out loud on one phone. */
export type Turn = Turns & {
  name: 'turn'
  /** The challenged answer, and who challenged it. */
  challenge: { seat: Seat; by: Seat; vote: GroupVote } | null
}

/** Out loud with a phone each. */
export type Spoken = Turns & {
  name: 'spoken'
  isStarted: boolean
  /** Epoch milliseconds before which the round cannot start. */
  wakesAtMs: number
  /** By seat: turns taken. */
  taken: Readonly<Record<Seat, number>>
  /** By seat: who falls, it says. */
  calls: Readonly<Record<Seat, Seat>>
  /** Have challenged an answer to this letter. */
  doubters: readonly Seat[]
  answeredAtMs: number
  challenge: { seat: Seat; by: Seat; ballot: Ballot<boolean> } | null
}

/** All write, with a phone each. */
export type Filling = { name: 'filling'; writing: Writing }

export type Like = { column: number; key: string }

/** Column by column, with a phone each. */
export type Column = {
  name: 'column'
  column: number
  judging: Judging
  /** By seat, an answer for each column. */
  answers: Readonly<Record<Seat, readonly string[]>>
  /** Of each finished column, what was voted out. */
  out: readonly (readonly string[])[]
  /** By seat, one a round. */
  likes: Readonly<Record<Seat, Like>>
}

/** Most liked in the round. */
export type Liked = { answer: string; seats: readonly Seat[] }

export type Scores = { name: 'scores'; wakesAtMs: number; liked: readonly Liked[] }

export type Lost = {
  name: 'lost'
  seat: Seat
  why: 'time' | 'answer' | 'doubt'
  wakesAtMs: number
  /** Called it right. */
  knew: readonly Seat[]
}

export type Phase =
  /** The clock runs with a phone each. */
  | { name: 'letter'; clock: Clock | null }
  | { name: 'writing' }
  | { name: 'grace'; caller: Seat; clock: Clock }
  | Marking
  | Filling
  | Column
  | Scores
  | Turn
  | Spoken
  | Lost

export type State = TableState & {
  options: Options
  deck: Deck
  round: number
  phase: Phase
  /** Stops the alphabet, and on one phone reads the answers out afterwards. */
  stopper: Seat
  /** Newest last. */
  letters: readonly string[]
  columns: readonly FilledPrompt[]
  /** Points by seat, a row for every finished round. */
  history: readonly (readonly number[])[]
  /** Out loud: penalties by seat. */
  slips: readonly number[]
  /** By seat, what latecomers started with; absent before the first. */
  headStart?: readonly number[]
  over: boolean
}

export type Move =
  | { type: 'stop' | 'pens-down' | 'next' | 'skip' | 'start' }
  | { type: 'timeout' | 'resume' | 'judge' | 'drop' }
  /** The seat on one phone; with a phone each it is who sends it. */
  | { type: 'done' | 'challenge'; seat?: Seat }
  | { type: 'rule-out'; seat: Seat }
  | { type: 'mark'; seat: Seat; mark: Exclude<Mark, 'own'> }
  | { type: 'write'; seat: Seat; answer: string }
  | { type: 'turn-to'; column: number }
  | { type: 'vote'; vote: GroupVote }
  /** Out loud; with a phone each and many players it is thrown to a seat. */
  | { type: 'answer'; to?: Seat }
  /** With a phone each. */
  | { type: 'draft'; answers: readonly string[] }
  | { type: 'doubt' | 'like'; key: string }
  | { type: 'stand'; stands: boolean }
  | { type: 'call'; seat: Seat }

export type Refused = Refusal<Code | TableCode>
export type Outcome = State | Refused

/** Next sleeps so long after a reveal, and acting buttons while others may call. */
export const sleepMs = 4000

export const noVotes: GroupVote = { upheld: 0, against: 0 }

/** Votes so far; no vote yet is allowed while counting. */
export function votesSoFar(vote: GroupVote, seats: Seats): Refused | null {
  const isNone = vote.upheld === 0 && vote.against === 0
  return isNone ? null : voteProblem(vote, seatsHere(seats).length)
}

export function lettersInPlay({ hardLetters, danishLetters }: Options): string[] {
  return alphabet(hardLetters, danishLetters)
}

export function letteringOf({ letters, options }: Pick<State, 'letters' | 'options'>) {
  return { letter: letters.at(-1) ?? '', letters: lettersInPlay(options) }
}
