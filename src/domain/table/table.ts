import type { PromptKeysByTopic } from '../prompts/tags.ts'
import type { Asks, Setup } from './game-rules.ts'
import type { Message } from './messages.ts'
import type { Player, Seat } from './players.ts'
import type { Seats } from './presence.ts'
import type { Recap } from './recap.ts'
import type { Viewer } from './seating.ts'

export type TableView<View, Options> = {
  players: readonly Player[]
  seats: Seats
  options: Options
  /** Points in the place of sips, and no pub packs: the table's, not a phone's. */
  sober: boolean
  source: string | null
  dealtAtMs: number
  viewer: Viewer
  view: View
  /** Seats the game waits for; empty where any player may go on. */
  waitsFor: readonly Seat[]
  /** What is to be paid now; with a phone each only by its viewer. Missing from older servers. */
  asks?: Asks | null
  /** Set once the game is over or was stopped. */
  recap: Recap | null
  /** Left on purpose: the start screen offers to carry on instead of resuming at once. */
  left: boolean
  canUndo: boolean
  /** It may be ended here, and there is something to show. */
  canStop: boolean
}

export type TableSetup<Options> = Omit<Setup<Options>, 'seating'> & { sober: boolean }

export type TableSnapshot<View, Options> = {
  table: TableView<View, Options> | null
  notice: Message | null
}

/**
 * One phone's own (LocalTable), or a room's on the server: the same to screens.
 */
export type Table<View, Move, Options> = {
  subscribe(listener: () => void): () => void
  current(): TableSnapshot<View, Options>
  start(setup: TableSetup<Options>, source?: string): void
  send(move: Move): void
  undo(): void
  changeSober(isSober: boolean): void
  changePacks(lists: Setup<Options>['lists'], source?: string, topics?: PromptKeysByTopic): void
  stop(): void
  leave(): void
  /** A new player or a returning one; undo covers it. */
  join(player: Player): void
  remove(seat: Seat): void
  carryOn(): void
  /** Players and prompt memory stay. */
  clear(): void
  /** Stops the clocks: the phone is asleep or in a pocket. */
  pause(): void
  dismissNotice(): void
}
