import type { Deck } from '#domain/prompts/deck.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsTaken } from '#domain/table/presence.ts'
import type { Refusal } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import type { Answer, Entry } from './rules-log.ts'
import type { Options } from './rules-options.ts'

/**
 * - cover: the phone is passed to the host
 * - word: the host looks
 * - asking: twenty questions
 * - last: one last guess each
 * - has: with a phone each a player has locked it, and the others may
 * - who: the voice host heard the guess, the table names the player
 * - told: the word is revealed
 */
export type Phase = 'cover' | 'word' | 'asking' | 'last' | 'has' | 'who' | 'told'

/** `by` is null when nobody guessed it; `others` had it in the half minute after. */
export type Outcome = {
  by: Seat | null
  worth: number
  questions: number
  others?: readonly Seat[]
  /** Their calls came closest. */
  knew?: readonly Seat[]
}

/** A guess that was typed and locked, with a phone each. */
export type Lock = {
  seat: Seat
  text: string
  /** A near one is for the keeper to judge. */
  verdict: 'right' | 'wrong' | 'near'
  /** How many questions it took. */
  questions: number
  isLast: boolean
  /** Of a near one. */
  clock: Clock | null
}

export type Offered = readonly [first: string, second: string]

export type State = TableState & {
  options: Options
  /** Identifies the game for the voice host. */
  gameId: string
  deck: Deck
  phase: Phase
  /** Null: the voice host. */
  host: Seat | null
  /** The voice host failed, and a player keeps this word. */
  stoodIn: boolean
  /** The word was withdrawn during play. */
  putBack: boolean
  word: { text: string; theme: number } | null
  swapped: boolean
  asker: Seat
  log: readonly Entry[]
  /** Last guesses to come, in order. */
  guessers: readonly Seat[]
  outcome: Outcome | null
  /** Of the phase, with a phone each; of a question. */
  clock: Clock | null
  askClock: Clock | null
  /** The asker's, with a phone each; empty where it was asked aloud, null before. */
  question: string | null
  /** Two of the asker's, until those who watch have picked one. */
  offered: Offered | null
  locks: readonly Lock[]
  /** By seat: questions needed, it says; turns at asking. */
  calls: Readonly<Record<Seat, number>>
  asked: Readonly<Record<Seat, number>>
  /** Epoch milliseconds before which nobody goes on. */
  wakesAtMs: number
  /** By seat: points, words guessed, words kept. */
  points: readonly number[]
  guessed: readonly number[]
  hosted: readonly number[]
  /** Finished words. */
  told: number
  over: boolean
}

export type Move =
  | { type: 'open' | 'swap' | 'begin' | 'giveUp' | 'takeOver' | 'next' }
  | { type: 'answer'; answer: Answer; text: string }
  | { type: 'guess'; right: boolean; text: string }
  /** From the voice host; `questions` is its count, where it has one. */
  | { type: 'solved'; questions: number | null }
  | { type: 'exhausted' }
  | { type: 'solver'; seat: Seat }
  /** The voice host misheard: nobody guessed it. */
  | { type: 'notYet' }
  /** Another player guessed it. */
  | { type: 'takeBack' }
  /** With a phone each. */
  | { type: 'ask' | 'lock'; text: string }
  | { type: 'offer'; texts: Offered }
  | { type: 'call'; questions: number }
  /** The keeper judges a near guess, by its place among the near ones. */
  | { type: 'rule'; near: number; right: boolean }
  | { type: 'timeout' }

export type Refused = Refusal<Code | TableCode>

export type View = Pick<
  State,
  'phase' | 'host' | 'stoodIn' | 'putBack' | 'asker' | 'log' | 'guessers' | 'outcome' | 'points'
> & {
  gameId: string
  /** Null for everybody but the host until revealed. */
  word: string | null
  /** Null where the table may not know it. */
  theme: string | null
  /** From the bar theme, which sober mode excludes. */
  isDrink: boolean
  /** The table named the player, and may correct it. */
  wasHeardByVoice: boolean
  canSwap: boolean
  used: number
  /** From 1, and the total. */
  wordNo: number
  words: number
  /** Null for the voice host, or after the last word. */
  nextHost: Seat | null
  isLast: boolean
  clock: Clock | null
  askClock: Clock | null
  question: string | null
  offered: Offered | null
  wakesAtMs: number
  /** The viewer's own, and how many are left. */
  locks: readonly Pick<Lock, 'text' | 'verdict'>[]
  locksLeft: number
  call: number | null
  /** For the keeper: near guesses to judge, unsigned. */
  near: readonly string[]
}

/** One word per player, and those already played by players who left. */
export function wordsOf(state: State): number {
  const { options, players, hosted } = state
  const taken = seatsTaken(state)
  const isCounted = (seat: Seat) => taken.includes(seat) || hosted[seat] !== 0
  return options.words || [...players.keys()].filter(isCounted).length
}
