import type { Deck } from '#domain/prompts/deck.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { Fingers } from '#domain/table/fingers.ts'
import type { Seat } from '#domain/table/players.ts'
import type { Seats } from '#domain/table/presence.ts'
import type { Refusal } from '#domain/table/refusal.ts'
import type { MixedGame, Options } from './rules-options.ts'

/** What the stock is dealt in: a list for each game, two where it has truths and dares. */
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

/** A rule that stays on the table for some cards. */
export type Lasting = { prompt: FilledPrompt; left: number }

export type NeverCard = {
  game: 'never-have-i-ever'
  prompt: FilledPrompt
  guilty: readonly Seat[]
  /** The only guilty one, while the table waits for the story. */
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
  /** Null to everybody but whoever acts it. */
  prompt: FilledPrompt | null
  phase: 'ready' | 'acting'
}

/** A category, or a column with a letter: round the table against the clock. */
export type RoundCard = {
  game: 'category' | 'country-island-city'
  prompt: FilledPrompt
  /** Null where any letter will do. */
  letter: string | null
  phase: 'ready' | 'running' | 'settled'
  turn: Seat
  answers: number
  /** Who broke it, once it is broken. */
  loser: Seat | null
}

/** A rule comes to the table, or leaves it. */
export type RuleCard = { game: null; rule: Lasting; isOver: boolean }

export type GameCard = NeverCard | TruthCard | LikelyCard | CharadesCard | RoundCard
export type Card = GameCard | RuleCard

export type State = Seats & {
  options: Options
  deck: Deck
  /** What chance there is comes from it, and from how many cards have been turned since. */
  seed: number
  turned: number
  /** Whose card it is: they read, choose, act or begin. */
  seat: Seat
  /** Cards of games so far, this one included; rules come in between. */
  round: number
  card: Card
  /** Runs during a count-in, an act and a round. */
  clock: Clock | null
  /** The game of the last card. A list: earlier versions stored two, the latest last. */
  recent: readonly MixedGame[]
  /** Rules on the table, two at most, and those whose end nobody has heard of yet. */
  lasting: readonly Lasting[]
  expired: readonly Lasting[]
  /** Letters that have been on the table, the latest last. */
  letters: readonly string[]
  /** Points taken and fingers received, by seat. */
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
