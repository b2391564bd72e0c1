import type { Deck } from '#domain/prompts/deck.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { Fingers } from '#domain/table/fingers.ts'
import type { Seat } from '#domain/table/players.ts'
import type { Seats } from '#domain/table/presence.ts'
import type { Refusal } from '#domain/table/refusal.ts'
import type { MixedGame, Options } from './rules-options.ts'

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

export type Lasting = { prompt: FilledPrompt; left: number }

export type NeverCard = {
  game: 'never-have-i-ever'
  prompt: FilledPrompt
  guilty: readonly Seat[]
  /** The only player who has, while the table waits for the story. */
  teller: Seat | null
}

export type TruthCard = {
  game: 'truth-or-dare'
  /** Null while the player chooses. */
  task: { kind: 'truth' | 'dare'; prompt: FilledPrompt } | null
}

export type LikelyCard = {
  game: 'most-likely-to'
  prompt: FilledPrompt
  phase: 'ready' | 'count' | 'tally' | 'reveal'
} & Fingers

export type CharadesCard = {
  game: 'charades'
  /** Null for everybody but the actor. */
  prompt: FilledPrompt | null
  phase: 'ready' | 'acting'
}

/** A category, or a column with a letter: answers in turn against the clock. */
export type RoundCard = {
  game: 'category' | 'country-island-city'
  prompt: FilledPrompt
  /** Null where any letter will do. */
  letter: string | null
  phase: 'ready' | 'running' | 'settled'
  turn: Seat
  answers: number
  loser: Seat | null
}

/** A rule that starts or ends. */
export type RuleCard = { game: null; rule: Lasting; isOver: boolean }

export type GameCard = NeverCard | TruthCard | LikelyCard | CharadesCard | RoundCard
export type Card = GameCard | RuleCard

export type State = Seats & {
  options: Options
  deck: Deck
  /** Chance derives from it and the number of cards so far. */
  seed: number
  turned: number
  /** The player who reads, chooses, acts or begins. */
  seat: Seat
  /** Game cards so far, without rules. */
  round: number
  card: Card
  /** Runs during a count-in, an act and a round. */
  clock: Clock | null
  /** The game of the last card. Earlier builds stored two, newest last. */
  recent: readonly MixedGame[]
  /** Two at most, plus ended ones that were not yet announced. */
  lasting: readonly Lasting[]
  expired: readonly Lasting[]
  /** Newest last. */
  letters: readonly string[]
  /** By seat: points taken, fingers received. */
  points: readonly number[]
  fingers: readonly number[]
  over: boolean
}

export type Move =
  | { type: 'next' | 'skip' | 'start' | 'timeout' | 'resume' | 'reveal' }
  | { type: 'answer' | 'broke' | 'got' | 'missed' | 'done' | 'pass' }
  | { type: 'choose'; kind: 'truth' | 'dare' }
  | { type: 'mark' | 'blame' | 'slip'; seat: Seat }
  | { type: 'point'; for: Seat; fingers: number }

export type Outcome = State | Refusal
