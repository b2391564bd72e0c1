import type { Clock } from '#domain/table/clock.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere, type Seats, seatsFrom, seatsHere } from '#domain/table/presence.ts'
import { choice, houseRules, toggle } from '#games/house-rules.ts'
import type { Dice, Rank } from './rules-ranks.ts'

export const options = houseRules({
  against: choice(
    'Who against',
    'Bots say what they roll, mostly. Alone, two of them sit down by themselves.',
    [
      ['us', 'Each other'],
      ['bots', 'Two bots as well'],
    ],
    'us',
  ),
  lives: choice(
    'Lives',
    'What everybody starts with.',
    [
      [3, 'Three'],
      [4, 'Four'],
      [6, 'Six'],
    ],
    4,
  ),
  double: toggle('Meyer costs two', 'Whoever is wrong about a Meyer loses two lives.', true),
  toast: toggle('3–2 is a toast', 'Show it: everybody breathes out, nobody loses.', true),
  reroll: toggle(
    'New lives',
    'Once each, on three lives or fewer and after one is lost: roll a die for new ones.',
    true,
  ),
  seconds: choice(
    'Thinking time',
    'When it is up: the truth where it goes, else blind; a claim is believed.',
    [
      [0, 'No limit'],
      [45, '45 seconds'],
      [90, '90 seconds'],
    ],
    0,
  ),
})

export type Options = typeof options.defaults

/**
 * `roll`: the holder is about to throw. `declare`: only the holder may look at the dice. `decide`:
 * the next one believes or lifts. `shown`: the cup is up. `toast`: 3–2 was shown.
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
}

export type State = Seats & {
  options: Options
  bots: readonly Seat[]
  phase: Phase
  holder: Seat
  /** The screen is covered until the holder opens it. */
  covered: boolean
  /** Secret. */
  dice: Dice | null
  claim: Rank | null
  claimBy: Seat | null
  /** Passed on without a look: "the same or higher". */
  blind: boolean
  lives: readonly number[]
  /** Whether a seat has rolled for new lives. */
  lifeReroll: readonly boolean[]
  /** The result of the last reroll. */
  newLives: { seat: Seat; lives: number } | null
  shown: Shown | null
  clock: Clock | null
  round: number
  /** By seat: the round they went out in; null while in. */
  outIn: readonly (number | null)[]
  /** By seat: bluffs of others lifted, own bluffs believed. */
  caught: readonly number[]
  gotAway: readonly number[]
  over: boolean
}

export type Move =
  | { type: 'open' | 'roll' | 'newLives' | 'blind' | 'toast' | 'believe' | 'lift' | 'concede' }
  | { type: 'say'; rank: Rank }
  | { type: 'bot' | 'next' | 'timeout' }

export function isAlive(state: State, seat: Seat): boolean {
  return isHere(state, seat) && (state.lives[seat] ?? 0) > 0
}

export function livingSeats(state: State): Seat[] {
  return seatsHere(state).filter((seat) => isAlive(state, seat))
}

export function nextAlive(state: State, from: Seat): Seat {
  return seatsFrom(state, from + 1).find((seat) => seat !== from && isAlive(state, seat)) ?? from
}

/** More than one human player shares the phone. */
export function isPassed(state: State): boolean {
  return seatsHere(state).filter((seat) => !isBot(state, seat)).length > 1
}

export function isBot({ bots }: State, seat: Seat): boolean {
  return bots.includes(seat)
}
