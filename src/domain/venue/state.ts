import type { FilledPrompt } from '../prompts/placeholders.ts'
import type { Accusation } from '../table/accusation.ts'
import type { Ballot } from '../table/ballot.ts'
import type { Clock } from '../table/clock.ts'
import type { Seat } from '../table/players.ts'
import type { TableState } from '../table/seating.ts'
import type { CardKind, CardTask } from './card.ts'
import type { Idea } from './idea-state.ts'

export type VenueOptions = {
  cards: number
  /** On one phone. `round`: it goes round. `one`: one player reads every card. */
  reader: 'round' | 'one'
  most: number
  lasting: boolean
  place: 'elsewhere' | 'there'
  deck?: string
  pace?: boolean
}

export type DealtCard = {
  kind: CardKind
  /** Null for a rule, and for a card that all just do. */
  does: CardTask | null
  /** What a vote is between. */
  choices: readonly [string, string] | null
  words: FilledPrompt
  soberWords: FilledPrompt
  a: Seat | null
  b: Seat | null
  amount: number
  alcohol: boolean
  rule: RuleOfCard | null
}

/** Enough to say a card of this evening again. */
export type PlayedCard = Pick<DealtCard, 'a' | 'b' | 'amount'> & { line: string }

export type RuleOfCard = {
  name: string
  lifted: FilledPrompt
  /** The last card for which it holds. */
  until: number
}

export type LastingRule = RuleOfCard & Pick<DealtCard, 'words' | 'soberWords'>

export type VenueCounts = {
  asked: readonly number[]
  named: readonly number[]
  followed: readonly number[]
  passed: readonly number[]
  encores: readonly number[]
}

/** How a card ended, with a phone each. */
export type CardOutcome = {
  /** Who takes the penalty. */
  pays: readonly Seat[]
  amount: number
  /** Who did it: null after a pass, and on a card for everybody. */
  followed: Seat | null
  /** How many called for one. */
  encores: number
  isEncored: boolean
  /** Of a duel. */
  won: Seat | null
  truth: number | null
}

/** The card on the table with a phone each. */
export type CardPlay = {
  /**
   * `act`: the named players do it. `wait`: the button is about to come. `answer`: all others at once.
   * `truth`: a player who knows it types the number. `agree`: any player goes on.
   */
  step: 'act' | 'wait' | 'answer' | 'truth' | 'agree'
  /** Of a step without a ballot. Secret in `wait`. */
  clock: Clock | null
  /** Epoch milliseconds at which the card came: a TV draws it first. */
  drawnAtMs: number
  /** Epoch milliseconds before which no player can act. */
  wakesAtMs: number
  /** A seat in a duel, 0 or 1 in a vote, a number, or milliseconds in a race. */
  ballot: Ballot<number> | null
  encores: readonly Seat[]
  outcome: CardOutcome | null
}

/** Two players who see a slip catch it. */
export type SlipSeen = Accusation & { rule: string }

export type Slip = { rule: string; seat: Seat; amount: number }

export type VenueState = TableState & {
  id: string
  seed: number
  swaps: number
  options: VenueOptions
  pile: readonly string[]
  /**
   * `points`: after a card with a cost, a sober table says who takes them. `shown`: with a phone
   * each, how the card ended.
   */
  phase: 'reader' | 'card' | 'points' | 'shown' | 'lift'
  reader: Seat | null
  /** Where the phone goes round. */
  turn: Seat
  /** Cards so far, including the current one. */
  round: number
  card: DealtCard | null
  /** With a phone each. */
  play: CardPlay | null
  accused: SlipSeen | null
  /** During this card. */
  caught: Slip | null
  lasting: readonly LastingRule[]
  /** What the bar has beside its cards; games of earlier builds have none. */
  idea?: Idea | null
  counts: VenueCounts
  points?: readonly number[]
  headStart?: readonly number[]
  /** What the bar’s own game gave, by seat. */
  extra?: readonly number[]
  lastAsked: Seat | null
  /** The last round with a rule; 0 before the first. */
  lastRule: number
  seen: readonly PlayedCard[]
  over: boolean
}
