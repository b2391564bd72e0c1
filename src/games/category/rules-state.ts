import type { Deck } from '#domain/prompts/deck.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { GroupVote } from '#domain/table/group-vote.ts'
import type { Seat } from '#domain/table/players.ts'
import type { Seats } from '#domain/table/presence.ts'
import { choice, houseRules } from '#games/house-rules.ts'
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
})

export type Options = typeof options.defaults

/** How a category ended: the clock, the bomb, a repeat, or a challenge won or lost. */
export type Fault = 'timeout' | 'bomb' | 'repeat' | 'rejected' | 'upheld'

/** Reset by every new category. */
type Category = {
  prompt: FilledPrompt
  phase: 'ready' | 'playing' | 'challenged' | 'settled'
  /** Who began, or will begin. */
  caller: Seat
  turn: Seat
  /** Answers given in this category. */
  answers: number
  /** Seat of the last answer; null where they left. Absent in games saved by earlier builds. */
  answerer?: Seat | null
  /** The turn's clock, or the bomb; null unless one is set. */
  clock: Clock | null
  challenger: Seat | null
  /** Once settled: the seat that pays and starts the next category, and why. */
  loser: Seat | null
  fault: Fault | null
}

export type Evening = Seats & {
  options: Options
  deck: Deck
  round: number
  scores: Scores
  over: boolean
}

export type State = Evening & Category

export type Move =
  | { type: 'start' | 'answer' | 'timeout' | 'resume' | 'repeat' | 'next' | 'skip' }
  | { type: 'challenge'; by?: Seat }
  | ({ type: 'verdict' } & GroupVote)

export type View = Omit<Category, 'clock' | 'answerer'> & {
  mode: Options['mode']
  round: number
  rounds: number
  /** Null in bomb mode. */
  clock: Clock | null
  isTicking: boolean
  /** Seconds of this turn at its start; null in bomb mode. */
  turnSeconds: number | null
  /** Whose answer can be challenged or called a repeat. */
  answerer: Seat | null
  penalties: readonly number[]
}
