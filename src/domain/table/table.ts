import type { Recap, Setup } from './game-rules.ts'
import type { Player, Seat } from './players.ts'
import type { Seats } from './presence.ts'

/** A game in progress as a screen draws it. */
export type TableView<View, Options> = {
  players: readonly Player[]
  /** Who of them plays, has left, or waits for the next prompt. */
  seats: Seats
  options: Options
  /** What the deck was dealt from; null where that is not known. */
  source: string | null
  /** Epoch milliseconds: when it was dealt. */
  dealtAtMs: number
  view: View
  /** Set once the game is over, or was stopped: the end screen. */
  recap: Recap | null
  /** Left on purpose: the door offers to carry on instead of walking in. */
  left: boolean
  canUndo: boolean
  /** It may be ended here, and there is something to tell. */
  canStop: boolean
}

export type TableSnapshot<View, Options> = {
  table: TableView<View, Options> | null
  /** Something the players should know, in a sentence; null when nothing. */
  notice: string | null
}

/**
 * What holds a game's state: this phone (LocalTable), or a server with a seat for every phone. A
 * screen draws the view and sends moves, and cannot tell which of them it is.
 */
export type Table<View, Move, Options> = {
  subscribe(listener: () => void): () => void
  current(): TableSnapshot<View, Options>
  /** The same players and options may start again: play again with the same table. */
  start(setup: Setup<Options>, source?: string): void
  send(move: Move, seat?: Seat | null): void
  undo(): void
  changePacks(lists: Setup<Options>['lists'], source?: string): void
  /** Ends the game here: who did what so far. */
  stop(): void
  /** Walks away; the game keeps. */
  leave(): void
  /** Somebody comes: new, or one who left. Steps back are steps of this table too. */
  join(player: Player): void
  /** Somebody leaves for good; the score stays. */
  remove(seat: Seat): void
  /** Back in after leaving. */
  carryOn(): void
  /** Clears the table; players and memory stay. */
  clear(): void
  /** Stops the clocks: the phone is asleep or in a pocket. */
  pause(): void
  dismissNotice(): void
}
