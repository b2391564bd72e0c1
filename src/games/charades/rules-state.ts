import type { Deck } from '#domain/prompts/deck.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { Seat } from '#domain/table/players.ts'
import type { Refusal } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Team } from '#domain/table/teams.ts'
import type { Code } from './messages.ts'
import type { Buzz } from './rules-buzz.ts'
import type { Options } from './rules-options.ts'

/** One second each for three, two and one: time to put the phone to the forehead. */
export const getSetMs = 3000

export type Phase = 'teams' | 'ready' | 'running' | 'steal' | 'list'

export type Row = { phrase: FilledPrompt; isHit: boolean }

export type State = TableState & {
  options: Options
  deck: Deck
  teams: readonly Team[]
  /** Everyone is a side. */
  isAlone: boolean
  phase: Phase
  /** Turns played to their end. */
  played: number
  phrase: FilledPrompt | null
  /** Of this turn, from 1: two taps on one phrase count once. */
  phraseNumber: number
  clock: Clock | null
  /** On one phone the count-in; with a phone each, until the phase goes on by itself. */
  limit: Clock | null
  /** Hits and passes of this turn, in order. */
  rows: readonly Row[]
  /** The team that guessed the last phrase of this turn by stealing. */
  thief: number | null
  /** The player who did, with a phone each. Absent in games saved by earlier builds. */
  stolenBy?: Seat | null
  buzz: Buzz | null
  /** By seat: how many the side in play gets, it says. */
  calls: Readonly<Record<Seat, number>>
  /**
   * By team, once the turn is listed: its median call, null without one. Absent in games saved by
   * earlier builds.
   */
  forecasts?: readonly (number | null)[]
  /** The last who called this phrase foul. */
  foul: { seat: Seat; atMs: number } | null
  /** Phrases of this turn that were called foul. Absent in games saved by earlier builds. */
  fouls?: number
  /** Before this turn: points by team, hits and passes by seat. */
  points: readonly number[]
  hits: readonly number[]
  passes: readonly number[]
  /** Epoch milliseconds before which nobody goes on. */
  wakesAtMs: number
  over: boolean
}

export type Move =
  | { type: 'shuffle' | 'begin' | 'start' | 'skip' | 'resume' | 'timeout' | 'next' }
  /** With a phone each it says which phrase. */
  | { type: 'hit' | 'pass'; phrase?: number }
  | { type: 'changeTeam'; seat: Seat }
  | { type: 'stolen'; team: number }
  | { type: 'notStolen' | 'foul' | 'buzz' }
  | { type: 'judge'; isRight: boolean }
  /** With a phone each, while nobody who acts is there. */
  | { type: 'end' }
  | { type: 'call'; hits: number }
  | { type: 'toggle'; row: number }

type Seen =
  | 'phase'
  | 'teams'
  | 'phrase'
  | 'phraseNumber'
  | 'clock'
  | 'limit'
  | 'thief'
  | 'buzz'
  | 'wakesAtMs'

export type View = Pick<State, Seen> & {
  stolenBy: Seat | null
  /** Phrases of this turn that were void. */
  fouls: number
  /** Phrases are for those who act, until the list. */
  rows: readonly Row[]
  /** Of this turn. */
  hits: number
  /** The current guesser and the next one; null when this turn is the last. */
  seat: Seat
  nextSeat: Seat | null
  team: number
  /** Who sees the phrase. */
  actors: readonly Seat[]
  /** From 1. */
  round: number
  rounds: number
  /** The guesser has no team mates: the whole table acts. */
  isAlone: boolean
  /** One of a big team acts, and the team guesses. */
  isOneActing: boolean
  /** Teams that may steal the last phrase; none when everybody acts. */
  thieves: readonly number[]
  passCosts: boolean
  seconds: number
  /** The viewer's own. */
  call: number | null
  /** Once listed: sides whose call was right. */
  knew: readonly number[]
  /** By team, this turn included. */
  points: readonly number[]
  /** By team: what this turn brings of these. */
  gained: readonly number[]
  /** Per side, how far it is behind after equal turns, 0 to 3. */
  owed: readonly number[]
}

export type Outcome = State | Refusal<Code | TableCode>
