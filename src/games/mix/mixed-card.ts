import type { Deck } from '#domain/prompts/deck.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { CardRules, CardTable } from '#domain/table/card-rules.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'

/** Lists by game; two where it has truths and dares. */
export const listOf = {
  'never-have-i-ever': 0,
  truth: 1,
  dare: 2,
  'most-likely-to': 3,
  charades: 4,
  category: 5,
  'country-island-city': 6,
  lasting: 7,
} as const

export type ListName = keyof typeof listOf

export type Dealer = {
  draw: (list: ListName) => FilledPrompt
  drawLetter: () => string
}

/** One round of a game, and what Mix counts of it. */
export type MixedCard<Card, Move, View> = {
  rules: CardRules<Card, Move, View>
  messages: Messages
  /** Without prompts in these the game is not played. */
  lists: readonly ListName[]
  /** Whether everybody acts at once, with a phone each. */
  asksAll: boolean
  /** Whether one plays it alone: when they leave, the next has a card of their own. */
  isActed?: boolean
  minPlayers?: number
  deal(dealer: Dealer, table: CardTable, context: TableContext): Card
  /** Gives the card what it wants from the deck after a move. */
  supply?(
    card: Card,
    deck: Deck,
    table: CardTable,
    context: TableContext,
  ): { card: Card; deck: Deck }
  /** Whether the card itself plays "Not for us" now. */
  skipsItself?(card: Card): boolean
  promptOf(card: Card): FilledPrompt | null
  /** Whether everybody sees what it costs; then it is too late for "Not for us". */
  isShown(card: Card): boolean
  /** Whether its points are fixed. */
  isCounted(card: Card): boolean
  /** Points taken; a right call takes one off. */
  cost(card: Card, table: CardTable, seat: Seat): number
  /** Votes received. */
  votes?(card: Card, seat: Seat): number
}
