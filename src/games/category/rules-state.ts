import type { Deck } from '#domain/prompts/deck.ts'
import type { Seat } from '#domain/table/players.ts'
import type { TableState } from '#domain/table/seating.ts'
import { choice, houseRules, paceRule, withOwnPhones } from '#games/house-rules.ts'
import type { Card, CardMove, CardView } from './card.ts'
import type { Scores } from './rules-scores.ts'

export const options = houseRules({
  mode: choice(
    'The clock',
    'One you can see, or a bomb that does not tell.',
    [
      ['clock', 'A clock each'],
      ['bomb', 'A hidden bomb'],
    ],
    'clock',
  ),
  seconds: choice(
    'Time to answer',
    'Half a second less every lap, never under two.',
    [
      [5, '5 seconds'],
      [7, '7 seconds'],
      [10, '10 seconds'],
    ],
    5,
  ),
  rounds: choice(
    'How long',
    'Categories before the end screen.',
    [
      [5, '5 categories'],
      [10, '10 categories'],
      [15, '15 categories'],
      [0, 'Until we stop'],
    ],
    10,
  ),
  order: withOwnPhones(
    choice(
      'Who is next',
      'By itself: left up to five players, then thrown to a name.',
      [
        ['auto', 'By itself'],
        ['left', 'To the left'],
        ['throw', 'Thrown'],
      ],
      'auto',
    ),
  ),
  pace: paceRule,
})

export type Options = typeof options.defaults

export type State = TableState & {
  options: Options
  deck: Deck
  /** Who began, or will begin. */
  turn: Seat
  round: number
  card: Card
  scores: Scores
  over: boolean
}

export type Move = CardMove | { type: 'skip' }

export type View = CardView & {
  caller: Seat
  round: number
  rounds: number
  penalties: readonly number[]
}
