import type { FilledPrompt } from '../prompts/placeholders.ts'
import type { Seat } from '../table/players.ts'
import type { Seats } from '../table/presence.ts'
import type { CardKind } from './card.ts'

export type VenueOptions = {
  cards: number
  /** `round`: the phone goes round. `one`: one player reads every card. */
  reader: 'round' | 'one'
  most: number
  lasting: boolean
  place: 'elsewhere' | 'there'
  deck?: string
}

export type DealtCard = {
  kind: CardKind
  words: FilledPrompt
  soberWords: FilledPrompt
  a: Seat | null
  b: Seat | null
  amount: number
  alcohol: boolean
  rule: RuleOfCard | null
}

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
}

export type VenueState = Seats & {
  id: string
  seed: number
  swaps: number
  options: VenueOptions
  pile: readonly string[]
  /** `points`: after a card with a cost, a sober table says who takes them. */
  phase: 'reader' | 'card' | 'points' | 'lift'
  reader: Seat | null
  /** Where the phone goes round. Absent in games saved by earlier builds. */
  turn?: Seat
  /** Cards so far, including the current one. */
  round: number
  card: DealtCard | null
  lasting: readonly LastingRule[]
  counts: VenueCounts
  points?: readonly number[]
  headStart?: readonly number[]
  lastAsked: Seat | null
  /** The last round with a rule; 0 or absent before the first. */
  lastRule?: number
  seen: readonly DealtCard[]
  over: boolean
}
