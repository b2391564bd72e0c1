import type { Random } from '../random.ts'
import type { Player, Seat } from './players.ts'
import type { Refusal } from './refusal.ts'

export type Setup<Options> = {
  players: readonly Player[]
  /** Per list, the prompts of the active packs in drawing order. */
  lists: readonly (readonly string[])[]
  options: Options
}

export type MoveContext = {
  /** Null for a move of the whole table. */
  seat: Seat | null
  /** Epoch milliseconds. */
  now: number
  random: Random
}

export type RecapRow = { seat: Seat; score: string; note: string }

export type Recap = {
  headline: string
  rows: RecapRow[]
  /** Their daruma gets its second eye. */
  winners: Seat[]
  /** In games that vote; absent while nobody was voted for. */
  mostVoted?: Seat[]
}

/** A game as a pure state machine: state is plain JSON, time and chance are arguments. */
export type GameRules<State, Move, View, Options> = {
  /**
   * Raise it whenever the shape of State changes: saved games of other versions are not resumed.
   */
  version: number
  /** Only in games with bots. */
  seats?(setup: Setup<Options>): readonly Player[]
  start(setup: Setup<Options>, random: Random): State
  move(state: State, move: Move, context: MoveContext): State | Refusal
  /** Null: the screen that everybody sees. */
  view(state: State, seat: Seat | null): View
  /** Who holds the one phone; null while it is on the table. */
  holder(state: State): Seat | null
  /** Joins from the next prompt on; a returning player gets the old seat. Seats never renumber. */
  join(state: State, player: Player): State
  /** For good; the score stays and clocks stop. */
  leave(state: State, seat: Seat): State
  ended(state: State): boolean
  /** Whether an end screen has anything to show; always where left out. */
  hasBegun?(state: State): boolean
  /** The raw prompt, for the prompt memory; null when there is none. */
  prompt(state: State): string | null
  /** Draws from other packs, from the next prompt on. */
  changePacks(state: State, lists: Setup<Options>['lists']): State
  /** The state to resume after sleep or a reload: clocks stopped. */
  pause(state: State): State
  recap(state: State): Recap
}
