import type { Seat } from '#domain/table/players.ts'
import type { Seats } from '#domain/table/presence.ts'
import type { Duel } from './rules-duel.ts'
import type { Dice, Effect } from './rules-effects.ts'
import type { Options } from './rules-options.ts'

/** What the roller owes the table before the dice go on. */
export type Task = { type: 'give'; count: number } | { type: 'successor' } | { type: 'rule' }

/** A rule somebody made; without words it was said aloud. */
export type LastingRule = { by: Seat; text: string }

export type State = Seats & {
  options: Options
  roller: Seat
  /** The lap round the table that this turn belongs to, from 1. */
  lap: number
  /** Throws in this turn so far. */
  throws: number
  /** How the last throw landed; null before the first of a turn. */
  dice: Dice | null
  /** What the last throw did. */
  effects: readonly Effect[]
  /** Hits handed out since the last throw, one seat for each. */
  given: readonly Seat[]
  task: Task | null
  duel: Duel | null
  threeMan: Seat | null
  lasting: LastingRule | null
  /** Hits taken, given away and duels won, by seat. */
  taken: readonly number[]
  gave: readonly number[]
  duelsWon: readonly number[]
  /** The last move chose something and threw no dice: it may be taken back. */
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
  /** Whose turn comes after this one. */
  next: Seat
  canThrow: boolean
  canPass: boolean
  canChallenge: boolean
  throwsLeft: number
}
