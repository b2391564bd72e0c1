import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Ballot } from '#domain/table/ballot.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { GroupVote } from '#domain/table/group-vote.ts'
import type { Seat } from '#domain/table/players.ts'
import type { Refusal } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'

/** How a category ended: the clock, the bomb, a repeat, or a challenge won or lost. */
export type Fault = 'timeout' | 'bomb' | 'repeat' | 'rejected' | 'upheld'

export type Mode = 'clock' | 'bomb'
/** With a phone each: who is next. */
export type Order = 'auto' | 'left' | 'throw'

/** One category, from its reading to the fall. */
export type Card = {
  prompt: FilledPrompt
  /** House rules of this card. */
  rules: { mode: Mode; seconds: number; order: Order }
  phase: 'ready' | 'playing' | 'challenged' | 'settled' | 'over'
  turn: Seat
  /** Answers given in this category. */
  answers: number
  /** Seat of the last answer; null where there is none, or they left. */
  answerer: Seat | null
  /** Epoch milliseconds of the last answer. */
  answeredAtMs: number
  /** The turn's clock, or the bomb; null unless one is set. */
  clock: Clock | null
  challenger: Seat | null
  /** Whether the answer was said before, the challenger says. */
  isRepeat: boolean
  /** Once settled: the seat that pays and starts the next category, and why. */
  loser: Seat | null
  fault: Fault | null

  // With a phone each:
  /** Until the start. */
  callClock: Clock | null
  /** By seat: who falls, it says. */
  calls: Readonly<Record<Seat, Seat>>
  /** By seat: turns begun. */
  turns: Readonly<Record<Seat, number>>
  /** To whom it may be thrown; empty where it goes left. */
  targets: readonly Seat[]
  /** Seats that have had their challenge. */
  challenges: readonly Seat[]
  /** Whether the answer counts. */
  ballot: Ballot<boolean> | null
  /** Epoch milliseconds before which nobody goes on. */
  wakesAtMs: number
}

export type CardMove =
  | { type: 'start' | 'timeout' | 'resume' | 'repeat' | 'next' }
  | { type: 'answer'; to?: Seat }
  | { type: 'challenge'; by?: Seat }
  | ({ type: 'verdict' } & GroupVote)
  | { type: 'call'; seat: Seat }
  | { type: 'vote'; stands: boolean }
  | { type: 'blame'; seat: Seat }

type Seen =
  | 'prompt'
  | 'phase'
  | 'turn'
  | 'answers'
  | 'answerer'
  | 'challenger'
  | 'isRepeat'
  | 'loser'
  | 'fault'
  | 'callClock'
  | 'wakesAtMs'

export type CardView = Pick<Card, Seen> & {
  mode: Mode
  /** Null in bomb mode. */
  clock: Clock | null
  isTicking: boolean
  /** How much of the bomb has burnt, never how much is left. */
  fuse: { burntMs: number; runningSince: number | null } | null
  /** Seconds of this turn at its start; null in bomb mode. */
  turnSeconds: number | null
  /** With a phone each: it goes to a name, not to the left. */
  isThrown: boolean
  /** The viewer's own throw, call, challenge and vote. */
  targets: readonly Seat[]
  call: Seat | null
  mayCall: boolean
  mayChallenge: boolean
  challengeUntilMs: number
  vote: boolean | null
  /** Who decides a challenge. */
  voters: readonly Seat[]
  /** How many votes are in, and until when. */
  voted: number
  voteClock: Clock | null
  /** Once settled: whose call was right, and how many were wrong. */
  knew: readonly Seat[]
  wrongCalls: number
}

export type Outcome = Card | Refusal<Code | TableCode>
