import type { AudienceAsk } from './audience.ts'
import type { DueMove, MoveContext, TableContext } from './game-rules.ts'
import type { Seat } from './players.ts'
import type { Refusal } from './refusal.ts'
import type { TableState, Viewer } from './seating.ts'
import type { Speaking } from './speaking.ts'

/** The table at which a card is played. */
export type CardTable = TableState & {
  /** Who reads, chooses, acts or begins. */
  turn: Seat
}

/** One round of a game: its own game and Mix both play it by these rules. */
export type CardRules<Card, Move, View, Code extends string = string> = {
  move(card: Card, move: Move, table: CardTable, context: MoveContext): Card | Refusal<Code>
  view(card: Card, table: CardTable, viewer: Viewer): View
  waitsFor(card: Card, table: CardTable): readonly Seat[]
  /** With a phone each; the game adds the round to its id. */
  audience?(card: Card, table: CardTable): AudienceAsk | null
  /** With a phone each; the game adds the round to its id. */
  speaking?(card: Card, table: CardTable): Speaking | null
  isReveal?(card: Card): boolean
  passOver(card: Card, seat: Seat, table: CardTable, context: TableContext): Card
  due(card: Card): DueMove<Move> | null
  /** @param table as it is without that seat */
  leave(card: Card, seat: Seat, table: CardTable, context: TableContext): Card
  /** The same prompt from its beginning. @param table with the new seating */
  reseat(card: Card, table: CardTable, context: TableContext): Card
  pause(card: Card): Card
  resume(card: Card, now: number): Card
  isOver(card: Card): boolean
}
