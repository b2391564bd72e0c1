import type { Random } from '../random.ts'
import type { Player, Seat } from './players.ts'
import type { Refusal } from './refusal.ts'

export type Setup<Options> = {
  players: readonly Player[]
  /** Prompts of the active packs, list by list, in the order they are to be drawn. */
  lists: readonly (readonly string[])[]
  options: Options
}

export type MoveContext = {
  /** Who moves; null where the whole table does. */
  seat: Seat | null
  /** Epoch milliseconds. */
  now: number
  random: Random
}

/** One line of the end screen: what a player did tonight. */
export type RecapRow = { seat: Seat; score: string; note: string }

export type Recap = {
  /** What happened, in one line. */
  headline: string
  /** Best first. */
  rows: RecapRow[]
  /** Seats whose daruma gets its second eye. */
  winners: Seat[]
  /** Whom the table pointed at most, in games that vote; not there while nobody was. */
  mostVoted?: Seat[]
}

/**
 * A game as a pure state machine. State is plain JSON, time and chance are arguments, and a move
 * that is not allowed gives a refusal instead of a new state.
 */
export type GameRules<State, Move, View, Options> = {
  /** Raised whenever the shape of State changes: a saved game of another version is not resumed. */
  version: number
  /** Who sits down when these players begin, where it is not just them: a game with bots. */
  seats?(setup: Setup<Options>): readonly Player[]
  start(setup: Setup<Options>, random: Random): State
  move(state: State, move: Move, context: MoveContext): State | Refusal
  /** What that seat may see; null is the screen that everybody sees. */
  view(state: State, seat: Seat | null): View
  /** Whose hands the one phone is in; null when it lies on the table. */
  holder(state: State): Seat | null
  /** A latecomer, from the next prompt on; who left before has the old seat. Seats never renumber. */
  join(state: State, player: Player): State
  /** Gone for good: out of the order, the score stays. Clocks stand still. */
  leave(state: State, seat: Seat): State
  ended(state: State): boolean
  /** Whether there is anything yet for an end screen to tell; always where it is left out. */
  hasBegun?(state: State): boolean
  /** The raw prompt on the table, for the prompt memory; null when there is none. */
  prompt(state: State): string | null
  /** The same game drawing from other packs from the next prompt on. */
  changePacks(state: State, lists: Setup<Options>['lists']): State
  /** The game as it is to be found after sleep or a reload: clocks stopped, nothing lost. */
  pause(state: State): State
  recap(state: State): Recap
}
