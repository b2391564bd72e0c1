import type { Ballot } from '#domain/table/ballot.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { Seat } from '#domain/table/players.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { Team } from '#domain/table/teams.ts'
import type { Deck } from './rules-deck.ts'
import type { Item } from './rules-items.ts'
import type { Options } from './rules-options.ts'
import type { BestRun, Score } from './rules-score.ts'

export type Say = 'more' | 'less'
export type Answer = Say | 'late'

/** `bet`: on one phone only. */
export type Phase = 'sides' | 'guess' | 'bet' | 'reveal'

/** Without the tie break. */
export const maxCards = 20

export type State = TableState &
  Score & {
    options: Options
    /** Decides the order of items. */
    seed: number
    teams: readonly Team[]
    deck: Deck
    phase: Phase
    /** Items as deck lines. */
    a: string
    b: string
    /** Cards answered in this measure. */
    inMeasure: number
    /** With a phone each: cards in a row on which both sides said the same. */
    agreed: number
    /** From 1. */
    card: number
    side: number
    /** Finished turns by side. */
    rounds: readonly number[]
    /** Of the sides with a phone each; of the discussion on one, paused while a bet is asked. */
    clock: Clock | null
    /** With a phone each: what everybody says. */
    ballot: Ballot<Say> | null
    /** Epoch milliseconds before which nobody goes on. */
    wakesAtMs: number
    /** By seat: right votes of their own. */
    hits: readonly number[]
    answer: Answer | null
    isAgainst: boolean
    /** The side's votes were level, and the audience broke no tie. */
    isByCoin?: boolean
    /** What each side said, counted when it was turned over: who leaves then takes no vote along. */
    tallies?: readonly Tally[] | null
    /** The tie break. */
    isLast: boolean
    over: boolean
  }

export type Move =
  | { type: 'shuffle' | 'begin' | 'more' | 'less' | 'timeout' | 'resume' }
  | { type: 'against' | 'stand' | 'takeBack' | 'next' }
  | { type: 'swap'; seat: Seat }
  | { type: 'rename'; team: number; name: string }

type Shared = Pick<
  State,
  'phase' | 'teams' | 'points' | 'gained' | 'run' | 'card' | 'side' | 'clock' | 'answer'
> &
  Pick<State, 'isAgainst' | 'isLast' | 'wakesAtMs'>

/** How many of a side say so. */
export type Tally = Readonly<Record<Say, number>>

export type View = Shared & {
  a: Item
  b: Pick<Item, 'label' | 'unit'>
  /** Null until it is turned over. */
  shown: Item | null
  isRight: boolean
  /** The side of the next card; null when there is none. */
  nextSide: number | null
  best: BestRun
  /** By side, 0 to 3, if the game ended now. */
  owed: readonly number[]
  cards: number
  target: number
  seconds: number
  /** The viewer's own vote. */
  said: Say | null
  /** How many have voted. */
  answered: number
  /** Of the viewer's own side, while it answers. */
  sideSays: Tally | null
  /** Whether the coin broke a tie, not the audience; once it is turned over. */
  isByCoin: boolean
  /** By side; null until it is turned over, and on one phone. */
  tallies: readonly Tally[] | null
}
