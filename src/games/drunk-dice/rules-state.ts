import type { Accusation } from '#domain/table/accusation.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { Duel } from './rules-duel.ts'
import type { Dice, Effect } from './rules-effects.ts'
import type { Options } from './rules-options.ts'

/** After this many throws the dice go on. */
export const maxThrows = 5
export const maxRuleLength = 90

/** With a phone each, so many players throw less often. */
const manyPlayers = 10
const maxThrowsOfMany = 3
const lapsOfMany = 2

/** What the player in turn must do before the dice go on. */
export type Task = { type: 'give'; count: number } | { type: 'successor' } | { type: 'rule' }

/** An empty text: said aloud. */
export type LastingRule = { by: Seat; text: string }

/** What a throw may be called. */
export type Call = 7 | 9 | 11 | 'double'

export type State = TableState & {
  options: Options
  /** Who has the dice. */
  turn: Seat
  /** From 1. */
  lap: number
  /** 0: until the table stops. */
  laps: number
  throws: number
  /** Null before the first throw of a turn. */
  dice: Dice | null
  effects: readonly Effect[]
  /** Hits given since the last throw, one seat each. */
  given: readonly Seat[]
  task: Task | null
  duel: Duel | null
  threeMan: Seat | null
  lasting: LastingRule | null
  /** By seat: hits taken, hits given, duels won, right calls. */
  taken: readonly number[]
  gave: readonly number[]
  duelsWon: readonly number[]
  rightCalls: readonly number[]
  /** The last move was a choice without dice: it may be undone. */
  mayUndo: boolean
  /** With a phone each: by seat, what the next throw will be. */
  calls: Readonly<Record<Seat, Call>>
  /** Their one call of this turn is spent. */
  called: readonly Seat[]
  /** By seat: who will win the duel. */
  winnerCalls: Readonly<Record<Seat, Seat>>
  /** Who called the last throw, or the duel, right; how many did not. */
  knew: readonly Seat[]
  missed: number
  /** Their next hit goes where they tap. */
  dodges: readonly Seat[]
  /** A hit of theirs may go on to another player now. */
  dodging: readonly Seat[]
  /** Rules for a six-six, from those who do not make it. */
  suggestions: readonly { by: Seat; text: string }[]
  /** First taps on a player who broke the rule. */
  caught: readonly Accusation[]
  /** With a phone each: of what the table waits for. */
  clock: Clock | null
  /** Epoch milliseconds before which nobody throws or passes on, with a phone each. */
  wakesAtMs: number
  /** When a TV has shown the last throw. Absent in games saved by earlier builds, as the next two. */
  revealAtMs?: number
  /** Hits that went on to another player since the last throw. */
  dodged?: readonly { by: Seat; to: Seat }[]
  /** Caught breaking the rule since the last throw: a hit each. */
  fined?: readonly Seat[]
  over: boolean
}

/** What only the player in turn may choose. */
export type ChoiceMove =
  | { type: 'give' | 'name' | 'challenge'; seat: Seat }
  | { type: 'rule'; text: string }

export type Move =
  | ChoiceMove
  | { type: 'throw' | 'pass' | 'timeout' }
  | { type: 'suggest'; text: string }
  | { type: 'call'; call: Call }
  | { type: 'callWinner' | 'dodge' | 'caught'; seat: Seat }

export const newTurn = {
  throws: 0,
  dice: null,
  effects: [],
  given: [],
  task: null,
  duel: null,
  mayUndo: false,
  calls: {},
  called: [],
  winnerCalls: {},
  knew: [],
  missed: 0,
  suggestions: [],
  dodged: [],
  fined: [],
}

export function maxThrowsAt(state: State): number {
  const isMany = state.seating === 'own' && seatsHere(state).length >= manyPlayers
  return isMany ? maxThrowsOfMany : maxThrows
}

export function lapsAtStart({ laps }: Options, seating: State['seating'], players: number): number {
  const isMany = seating === 'own' && players >= manyPlayers
  return isMany && laps > 0 ? lapsOfMany : laps
}

/** What the table waits for. */
export type Step = 'duel' | 'give' | 'successor' | 'rule' | 'dodge' | 'throw' | 'pass'

/** The first throw is free; another follows a throw that had an effect. */
export function stepOf(state: State): Step {
  const { duel, task, dodging, throws, effects } = state
  if (duel && !duel.outcome) return 'duel'
  if (task) return task.type
  if (dodging.length > 0) return 'dodge'
  if (duel) return 'pass'
  return throws === 0 || (effects.length > 0 && throws < maxThrowsAt(state)) ? 'throw' : 'pass'
}
