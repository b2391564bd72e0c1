import type { Seat } from '#domain/table/players.ts'
import type { Seats } from '#domain/table/presence.ts'
import type { Duel } from './rules-duel.ts'
import type { Dice, Effect } from './rules-effects.ts'
import type { Options } from './rules-options.ts'

/** What the roller must do before the dice go on. */
export type Task = { type: 'give'; count: number } | { type: 'successor' } | { type: 'rule' }

/** An empty text: said aloud. */
export type LastingRule = { by: Seat; text: string }

export type State = Seats & {
  options: Options
  roller: Seat
  /** From 1. */
  lap: number
  throws: number
  /** Null before the first throw of a turn. */
  dice: Dice | null
  effects: readonly Effect[]
  /** Hits given since the last throw, one seat each. */
  given: readonly Seat[]
  task: Task | null
  duel: Duel | null
  threeMan: Seat | null
  lasting: LastingRule | null
  /** By seat: hits taken, hits given, duels won. */
  taken: readonly number[]
  gave: readonly number[]
  duelsWon: readonly number[]
  /** The last move was a choice without dice: it may be undone. */
  mayUndo: boolean
  over: boolean
}

export type Move =
  | { type: 'throw' }
  | { type: 'give'; seat: Seat }
  | { type: 'name'; seat: Seat }
  | { type: 'rule'; text: string }
  | { type: 'challenge'; seat: Seat }
  | { type: 'pass' }

export type View = Pick<
  State,
  | 'roller'
  | 'lap'
  | 'throws'
  | 'dice'
  | 'effects'
  | 'given'
  | 'task'
  | 'duel'
  | 'threeMan'
  | 'lasting'
  | 'mayUndo'
> & {
  laps: number
  next: Seat
  canThrow: boolean
  canPass: boolean
  canChallenge: boolean
  throwsLeft: number
}
