import type { Deck } from '#domain/prompts/deck.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Accusation, viewAccusation } from '#domain/table/accusation.ts'
import type { Seat } from '#domain/table/players.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { MixedCards } from './cards.ts'
import type { MixedGame, Options } from './rules-options.ts'
import type { VoteCard, VoteView } from './rules-vote.ts'

export type Lasting = { prompt: FilledPrompt; left: number }

/** A rule that starts or ends. */
export type RuleCard = { game: null; rule: Lasting; isOver: boolean }

type CardOf<G extends MixedGame> = ReturnType<MixedCards[G]['deal']>
type MoveOf<G extends MixedGame> = Parameters<MixedCards[G]['rules']['move']>[1]
type ViewOf<G extends MixedGame> = ReturnType<MixedCards[G]['rules']['view']>

export type GameCard = { [G in MixedGame]: { game: G; card: CardOf<G> } }[MixedGame]
export type Card = GameCard | RuleCard | VoteCard

export type CardMove = { [G in MixedGame]: { type: 'card'; game: G; move: MoveOf<G> } }[MixedGame]
export type CardViewOf<G extends MixedGame> = { game: G; view: ViewOf<G> }
export type CardView = { [G in MixedGame]: CardViewOf<G> }[MixedGame]

export type State = TableState & {
  options: Options
  deck: Deck
  /** Chance derives from it and the number of cards so far. */
  seed: number
  turned: number
  /** The player who reads, chooses, acts or begins. */
  turn: Seat
  /** By seat: turns so far. */
  turns: readonly number[]
  /** Game cards so far, without rules. */
  round: number
  card: Card
  /** Epoch milliseconds before which nobody acts on a new card. */
  wakesAtMs: number
  /** The game of the last card. Earlier builds stored two, newest last. */
  recent: readonly MixedGame[]
  /** Two at most, plus ended ones that were not yet announced. */
  lasting: readonly Lasting[]
  expired: readonly Lasting[]
  /** Who forgot a rule, as one player says; a second makes it a point. */
  caught: Accusation | null
  /** Newest last. */
  letters: readonly string[]
  /** By seat: points taken, fingers received. */
  points: readonly number[]
  fingers: readonly number[]
  over: boolean
}

export type Move =
  | CardMove
  | { type: 'next' | 'skip' | 'timeout' }
  | { type: 'choose'; game: MixedGame }
  | { type: 'slip'; seat: Seat }

export type View = Pick<State, 'turn' | 'round' | 'lasting' | 'points' | 'wakesAtMs'> & {
  card: CardView | RuleCard | VoteView
  /** 0 for no limit. */
  cards: number
  /** What the card costs counts twice. */
  isDouble: boolean
  /** By seat, what the card costs. */
  owed: readonly number[]
  /** A player says, unsigned, that another forgot a rule. */
  caught: ReturnType<typeof viewAccusation<Accusation>> | null
}

export function isGameView(card: View['card']): card is CardView {
  return card.game !== null && card.game !== 'vote'
}
