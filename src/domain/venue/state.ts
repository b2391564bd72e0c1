import type { FilledPrompt } from '../prompts/placeholders.ts'
import type { Seat } from '../table/players.ts'
import type { Seats } from '../table/presence.ts'
import type { CardKind } from './card.ts'

export type VenueOptions = {
  /** How many cards an evening has. */
  cards: number
  /** The phone goes round, or one of them reads every card. */
  reader: 'round' | 'one'
  /** The most a card costs. */
  most: number
  lasting: boolean
  /** Whether the table is at the bar that the cards are about. */
  place: 'elsewhere' | 'there'
  /** Whose cards are played, where a table may choose. */
  deck?: string
}

/** A card on the table, with everybody's names in it. */
export type DealtCard = {
  kind: CardKind
  words: FilledPrompt
  soberWords: FilledPrompt
  a: Seat | null
  b: Seat | null
  amount: number
  /** Not for sober tables. */
  alcohol: boolean
  /** Of a rule: what lifts it, and when. */
  rule: RuleOfCard | null
}

export type RuleOfCard = {
  name: string
  /** What its end card says. */
  lifted: FilledPrompt
  /** The last card for which it holds. */
  until: number
}

/** A rule in force: the words of its card, and what is said when it is lifted. */
export type LastingRule = RuleOfCard & Pick<DealtCard, 'words' | 'soberWords'>

export type VenueCounts = {
  asked: readonly number[]
  named: readonly number[]
  followed: readonly number[]
  passed: readonly number[]
}

export type VenueState = Seats & {
  /** Tells one evening from another. */
  id: string
  /** What each card is drawn by. */
  seed: number
  /** Cards that were not for them, this evening. */
  swaps: number
  options: VenueOptions
  /** The lines of the deck in the order they come; a card that is drawn goes under it. */
  pile: readonly string[]
  /** After a card that costs something, a sober table says who takes the points. */
  phase: 'reader' | 'card' | 'points' | 'lift'
  /** The one who reads every card, where there is one. */
  reader: Seat | null
  /** Who reads the card where the phone goes round. Earlier builds have saved none. */
  turn?: Seat
  /** Cards on the table so far, the one on it included. */
  round: number
  card: DealtCard | null
  lasting: readonly LastingRule[]
  counts: VenueCounts
  /** Points by seat, from the first that a sober table counts; sips are never counted. */
  points?: readonly number[]
  /** By seat, cards that count as followed by latecomers; not there before the first. */
  headStart?: readonly number[]
  lastAsked: Seat | null
  /** The last round in which a rule was on the table; 0, or not there, before the first. */
  lastRule?: number
  /** The cards that were played, as they were read. */
  seen: readonly DealtCard[]
  over: boolean
}
