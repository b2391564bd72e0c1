import type { Deck } from '#domain/prompts/deck.ts'
import type { Seat } from '#domain/table/players.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { Card, CardMove, CardView } from './card.ts'
import type { Options } from './rules-options.ts'

/** Two plums of five petals. */
export const petalsAtStart = 10

export type State = TableState & {
  options: Options
  deck: Deck
  /** Who reads, on one phone. */
  turn: Seat
  round: number
  card: Card
  /** By seat: petals lost, and right calls. */
  lost: readonly number[]
  calls: readonly number[]
  over: boolean
}

export type Move = CardMove | { type: 'skip' }

export type View = CardView &
  Pick<State, 'turn' | 'round'> & {
    /** Petals left, by seat, from 0 to `petalsAtStart`. */
    petals: readonly number[]
    rounds: number
    counting: boolean
    /** Seats that would lose a petal if the table moved on now. */
    losing: readonly Seat[]
  }

export function petalsLeft({ lost }: Pick<State, 'lost'>): number[] {
  return lost.map((count) => Math.max(0, petalsAtStart - count))
}
