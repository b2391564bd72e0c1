import type { Deck } from '#domain/prompts/deck.ts'
import type { Seat } from '#domain/table/players.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { Card, CardMove, CardView } from './card.ts'
import type { Options } from './rules-options.ts'

export type State = TableState & {
  options: Options
  deck: Deck
  /** Who reads, on one phone. */
  turn: Seat
  round: number
  card: Card
  /** By seat: crowns, votes and points of revealed prompts. */
  crowns: readonly number[]
  received: readonly number[]
  points: readonly number[]
  /** Who was crowned by the last two prompts. */
  recent: readonly (readonly Seat[])[]
  /** Seats that have had their appeal. */
  appealed: readonly Seat[]
  over: boolean
}

export type Move = CardMove | { type: 'skip' }

export type View = CardView & Pick<State, 'turn' | 'round' | 'crowns'> & { rounds: number }
