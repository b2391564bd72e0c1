import type { Clock } from '#domain/table/clock.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere, seatsFrom, seatsHere } from '#domain/table/presence.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { Options } from './rules-options.ts'
import type { Dice, Rank } from './rules-ranks.ts'

/**
 * `roll`: the player in turn is about to throw. `declare`: only they may look at the dice.
 * `decide`: the next one believes or lifts. `shown`: the cup is up. `toast`: 3–2 was shown.
 */
export type Phase = 'roll' | 'declare' | 'decide' | 'shown' | 'toast'

/** The wrong seat and its cost. */
export type Shown = {
  by: Seat
  claimBy: Seat
  claim: Rank
  /** Null where a Meyer was accepted unseen. */
  dice: Dice | null
  blind: boolean
  loser: Seat
  lost: number
  /** Lives before the lift, shown until the cup is up. */
  before: readonly number[]
  /** Of a lift: who called it right, how many did not, who got a life for it. */
  knew: readonly Seat[]
  missed: number
  saved: readonly Seat[]
}

export type State = TableState & {
  options: Options
  bots: readonly Seat[]
  phase: Phase
  turn: Seat
  /** The one phone is covered until the player in turn opens it. */
  covered: boolean
  /** Secret. */
  dice: Dice | null
  claim: Rank | null
  claimBy: Seat | null
  /** Passed on without a look: "the same or higher". */
  blind: boolean
  /** Counts what was claimed or passed on so far; missing in games of earlier builds. */
  claims?: number
  lives: readonly number[]
  livesAtStart: number
  /** Whether a seat has rolled for new lives. */
  lifeReroll: readonly boolean[]
  /** The result of the last reroll. */
  newLives: { seat: Seat; lives: number } | null
  shown: Shown | null
  clock: Clock | null
  /** Until a bot acts. */
  botClock: Clock | null
  /** With a phone each: what is left of the longest game. */
  gameClock: Clock
  /** Everybody in has been put on one life. */
  isShort: boolean
  /** Epoch milliseconds before which nobody answers or goes on, with a phone each. */
  wakesAtMs: number
  /** By seat: whether it takes the claim for a bluff. Secret until a lift. */
  calls: Readonly<Record<Seat, boolean>>
  /** By seat: right calls towards a life. */
  rightCalls: readonly number[]
  round: number
  /** By seat: the round they went out in; null while in. */
  outIn: readonly (number | null)[]
  /** By seat: bluffs of others lifted, own bluffs believed. */
  caught: readonly number[]
  gotAway: readonly number[]
  over: boolean
}

export type TurnMove =
  | { type: 'roll' | 'newLives' | 'blind' | 'toast' | 'believe' | 'lift' | 'concede' }
  | { type: 'say'; rank: Rank }

export type Move =
  | TurnMove
  | { type: 'call'; bluff: boolean }
  | { type: 'open' | 'bot' | 'next' | 'timeout' }

export function isAlive(state: State, seat: Seat): boolean {
  return isHere(state, seat) && (state.lives[seat] ?? 0) > 0
}

export function livingSeats(state: State): Seat[] {
  return seatsHere(state).filter((seat) => isAlive(state, seat))
}

/** @param away left out where others are in */
export function nextAlive(state: State, from: Seat, away: readonly Seat[] = []): Seat {
  const others = seatsFrom(state, from + 1).filter((seat) => seat !== from && isAlive(state, seat))
  return others.find((seat) => !away.includes(seat)) ?? others[0] ?? from
}

/** More than one human player shares the phone. */
export function isPassed(state: State): boolean {
  const humans = seatsHere(state).filter((seat) => !isBot(state, seat))
  return state.seating === 'passed' && humans.length > 1
}

export function isBot({ bots }: Pick<State, 'bots'>, seat: Seat): boolean {
  return bots.includes(seat)
}

/** The player in turn acts, rather than a bot, or anybody. */
export function awaitsTurn({ phase, bots, turn, over }: State): boolean {
  return !over && phase !== 'shown' && phase !== 'toast' && !bots.includes(turn)
}
