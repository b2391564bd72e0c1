import type { CrossedTopic } from '../prompts/crossed-topic.ts'
import type { PromptKeysByTopic } from '../prompts/tags.ts'
import type { Random } from '../random.ts'
import type { AudienceAsk, AudienceTaps } from './audience.ts'
import type { TableTime } from './more-time.ts'
import type { Player, Seat } from './players.ts'
import type { Recap } from './recap.ts'
import type { Refusal } from './refusal.ts'
import type { Actor, Seating, Viewer } from './seating.ts'
import type { Speaking } from './speaking.ts'

type Lists = readonly (readonly string[])[]

export type Setup<Options> = {
  players: readonly Player[]
  /** Per list, the prompts of the active packs in drawing order. */
  lists: Lists
  options: Options
  seating: Seating
  /** Which of `lists` is about what. */
  topics?: PromptKeysByTopic
  time?: TableTime
}

export type TableContext = {
  /** Epoch milliseconds. */
  now: number
  random: Random
  /** Seats without contact: nothing waits for them, and no turn goes to them. */
  away: readonly Seat[]
  /** Answers to what `GameRules.audience` asks now; missing without viewers. */
  audience?: AudienceTaps
}

export type MoveContext = TableContext & { by: Actor }

/** How a game leaves out what crosses a player's line. */
export type LineRules<State> = {
  /** Places of the lists whose prompts are tasks for one seat. */
  taskLists: readonly number[]
  isPlayable(before: Lists, after: Lists): boolean
  /** From the next prompt on. Null where too little is left to play on. */
  leaveOut(state: State, crossed: readonly CrossedTopic[]): State | null
}

/** `id` differs each time something is asked; `counts` are by seat. */
export type Asks = { id: string; counts: readonly number[] }

/** Made by the clock at that moment, unless another move comes first. */
export type DueMove<Move> = { atMs: number; move: Move }

/** A game as a pure state machine: state is plain JSON, time and chance are arguments. */
export type GameRules<State, Move, View, Options, Code extends string = string> = {
  /** Raise it whenever the shape of State changes. */
  version: number
  /** A state of an earlier version as one of this; null where that cannot be. */
  upgrade?(state: unknown, fromVersion: number): State | null
  /** Only in games with bots. */
  seats?(setup: Setup<Options>): readonly Player[]
  start(setup: Setup<Options>, context: TableContext): State
  move(state: State, move: Move, context: MoveContext): State | Refusal<Code>
  view(state: State, viewer: Viewer): View
  /** Seats that must act now; empty where any player may go on. With a phone each, a clock runs as long. */
  waitsFor(state: State): readonly Seat[]
  /** Seats that may be asked something before the game ends; left out where all who are here may. */
  inPlay?(state: State): readonly Seat[]
  /** With a phone each: moves that draw and reveal nothing, so their player may take them back. */
  takesBack?: readonly string[]
  /** Fields with counts that only the seat itself may see: they stay in the room when one phone goes on. */
  secretCounts?: readonly string[]
  /** With a phone each: moves about no prompt, so they count whichever is on the table by then. */
  anyPrompt?: readonly string[]
  /** In a room: moves of the host alone. A clock makes them too, for the host may be away. */
  hostMoves?: readonly string[]
  /** Acts for a seat that does not, at no cost to it. */
  passOver(state: State, seat: Seat, context: TableContext): State
  /** With a phone each, after every change: clocks rest while those they are for are away. */
  followAway?(state: State, context: TableContext): State
  /** With a phone each: what viewers are asked; null for nothing. The game never waits for them. */
  audience?(state: State): AudienceAsk | null
  /**
   * Whether the audience's answer is shown, once its question is over; default: whenever it is asked
   * nothing. A void answer is never shown.
   */
  tellsAudience?(state: State): boolean
  /**
   * Whether a result is shown that stamps may answer; default: whenever the game waits for no player
   * and no clock runs.
   */
  isReveal?(state: State): boolean
  /** With a phone each: the players asked to speak now, or null. Left out where no part is spoken. */
  speaking?(state: State): Speaking | null
  /** What is to be paid now; left out where a game has no prices. */
  asks?(state: State): Asks | null
  /** Clocks, bots, the bomb. */
  due(state: State): DueMove<Move> | null
  /** Joins from the next prompt on; a returning player gets the old seat. Seats never renumber. */
  join(state: State, player: Player, context: TableContext): State
  /** For good; the score stays. */
  leave(state: State, seat: Seat, context: TableContext): State
  /** From one phone to a phone each, or back; the prompt on the table starts again. */
  reseat(state: State, seating: Seating, context: TableContext): State
  ended(state: State): boolean
  /** Whether an end screen has anything to show; always where left out. */
  hasBegun?(state: State): boolean
  /** Between two rounds, where a game that has lasted may end; a swapped prompt begins none. */
  isEdge?(before: State, after: State): boolean
  /**
   * Where it is ended before its own end: the state with the points that going on would have given.
   * @param after the state that the next move gives; null without such a move
   */
  close?(state: State, after: State | null): State
  /** The raw prompt, for the prompt memory; null when there is none. */
  prompt(state: State): string | null
  /** Differs from one thing asked to the next where `prompt` may be the same. */
  promptId?(state: State): string
  /** Draws from other packs, from the next prompt on. */
  changePacks(state: State, lists: Setup<Options>['lists']): State
  /** The state to resume after sleep, a reload or a break: clocks stopped. */
  pause(state: State): State
  /** Starts the clocks that `pause` stopped, with a phone each; one phone does it by a tap. */
  resume(state: State, now: number): State
  recap(state: State): Recap<Code>
  /** Only where prompts have topics. */
  lines?: LineRules<State>
}
