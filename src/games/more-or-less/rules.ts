import { type Random, randomInt, seededAt } from '#domain/random.ts'
import {
  type Clock,
  hasRunOut,
  isRunning,
  pauseClock,
  resumeClock,
  startClock,
  suspendClock,
} from '#domain/table/clock.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import {
  admitLate,
  giveUpSeat,
  isHere,
  type Seats,
  seatsHere,
  takeSeat,
} from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { changeTeam, dealTeams, owedBy, type Team } from '#domain/table/teams.ts'
import { sleptThrough } from '#domain/table/turn-clock.ts'
import { changeDeckPacks, type Deck, dealDeck, followUp, freshPair } from './rules-deck.ts'
import { type Item, readItem } from './rules-items.ts'
import type { Options } from './rules-options.ts'
import { makeRecap } from './rules-recap.ts'
import { type BestRun, isRight, type Score, settle } from './rules-score.ts'
import { renameSide, seatSides } from './rules-sides.ts'

export type Answer = 'more' | 'less' | 'late'

export type Phase = 'sides' | 'guess' | 'bet' | 'reveal'

/** Without the tie break. */
export const maxCards = 20

export type State = Seats &
  Score & {
    options: Options
    /** Decides the order of items. Absent in games saved by earlier builds. */
    seed?: number
    teams: readonly Team[]
    deck: Deck
    phase: Phase
    /** Items as deck lines. */
    a: string
    b: string
    /** Cards answered in this measure. */
    inMeasure: number
    /** From 1. */
    card: number
    side: number
    /** Finished turns by side. */
    turns: readonly number[]
    /** Runs during the discussion; paused while the other side may bet. */
    clock: Clock | null
    answer: Answer | null
    isAgainst: boolean
    /** The tie break. */
    isLast: boolean
    over: boolean
  }

export type Move =
  | { type: 'shuffle' | 'begin' | 'more' | 'less' | 'timeout' | 'resume' }
  | { type: 'against' | 'stand' | 'takeBack' | 'next' }
  | { type: 'swap'; seat: Seat }
  | { type: 'rename'; team: number; name: string }

type Shared = Pick<
  State,
  'phase' | 'teams' | 'points' | 'gained' | 'run' | 'card' | 'side' | 'clock' | 'answer'
> &
  Pick<State, 'isAgainst' | 'isLast'>

export type View = Shared & {
  a: Item
  b: Pick<Item, 'label' | 'unit'>
  /** Null until it is turned over. */
  shown: Item | null
  isRight: boolean
  /** The side of the next card; null when there is none. */
  nextSide: number | null
  best: BestRun
  /** By side, 0 to 3, if the game ended now. */
  owed: readonly number[]
  cards: number
  target: number
  seconds: number
}

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start({ players, lists, options }, random) {
    const deck = dealDeck(lists, options.measure, random)
    const pair = freshPair(deck)
    if (!pair) throw new RangeError('No two items of one unit')
    return {
      ...{ options, players, teams: dealTeams([...players.keys()], 2, random), ...pair },
      seed: randomInt(2 ** 32, random),
      ...{ phase: 'sides', inMeasure: 0, card: 1, side: 0, turns: [0, 0], clock: null },
      ...{ answer: null, isAgainst: false, isLast: false, over: false },
      ...{ points: [0, 0], gained: [0, 0], run: 0, best: { count: 0, side: 0 } },
    }
  },

  move(state, move, { now, random }) {
    if (state.over) return refuse('The game is over.')
    switch (state.phase) {
      case 'sides':
        return moveSides(state, move, now, random)
      case 'guess':
        return moveGuess(state, move, now)
      case 'bet':
        if (move.type === 'stand') return reveal(state)
        if (move.type === 'against') return reveal({ ...state, isAgainst: true })
        if (move.type === 'takeBack') return { ...state, phase: 'guess', answer: null }
        return refuse('Bet against it, or let it stand.')
      case 'reveal':
        return move.type === 'next' ? moveOn(state, now) : refuse('That one is settled.')
    }
  },

  view(state) {
    const { phase, teams, points, gained, run, card, side, clock, answer } = state
    const { isAgainst, isLast, best, options } = state
    const hidden = readItem(state.b)
    const { label, unit } = hidden
    const isShown = phase === 'reveal'
    return {
      ...{ phase, teams, points, gained, run, card, side, clock, answer, isAgainst, isLast, best },
      a: readItem(state.a),
      b: { label, unit },
      shown: isShown ? hidden : null,
      isRight: isShown && isRight(state),
      nextSide: isShown ? sideAfter(state) : null,
      owed: owedBy(points),
      cards: maxCards,
      target: options.target,
      seconds: options.seconds,
    }
  },

  join(state, player) {
    const joined = takeSeat(state, player, () => ({}))
    return seatSides(state.phase === 'sides' ? admitLate(joined) : joined)
  },

  leave: (state, seat) => seatSides(giveUpSeat(rules.pause(state), seat)),

  holder: () => null,
  ended: (state) => state.over,
  hasBegun: ({ phase }) => phase !== 'sides',
  prompt: ({ phase, a, b }) => (phase === 'sides' ? null : phase === 'reveal' ? b : a),

  changePacks(state, lists) {
    const { a, b, options, seed = 0, card } = state
    const deck = changeDeckPacks(lists, options.measure, [a, b], seededAt(seed, card))
    const next = { ...state, deck }
    const lines = lists.flat()
    return lines.includes(a) || lines.includes(b) ? next : putAway(next)
  },

  pause: (state) => (state.clock ? { ...state, clock: suspendClock(state.clock) } : state),
  recap: (state) => makeRecap(state),
}

function moveSides(state: State, move: Move, now: number, random: Random): State | Refusal {
  const { teams } = state
  switch (move.type) {
    case 'shuffle': {
      const dealt = dealTeams(seatsHere(state), 2, random)
      return {
        ...state,
        teams: teams.map((team, at) => ({ ...team, seats: dealt[at]?.seats ?? [] })),
      }
    }
    case 'swap':
      if (!isHere(state, move.seat)) return refuse('Nobody sits there.')
      return { ...state, teams: changeTeam(teams, move.seat) }
    case 'rename': {
      const renamed = renameSide(teams, move.team, move.name)
      return 'refused' in renamed ? renamed : { ...state, teams: renamed }
    }
    case 'begin':
      if (teams.some(({ seats }) => seats.length === 0))
        return refuse('A side with nobody on it answers nothing. Move somebody over.')
      return { ...state, phase: 'guess', clock: newClock(state, now) }
    default:
      return refuse('Sides first.')
  }
}

function moveGuess(state: State, move: Move, now: number): State | Refusal {
  const { clock, options, isLast } = state
  if (clock && move.type === 'resume') return { ...state, clock: resumeClock(clock, now) }
  if (clock && !isRunning(clock)) return refuse('The clock is resting. Carry on first.')
  const isOut = clock !== null && hasRunOut(clock, now)
  // Slept through the end: suspend instead of a timeout.
  if (isOut && sleptThrough(clock, now)) return { ...state, clock: suspendClock(clock) }
  switch (move.type) {
    case 'timeout':
      return isOut ? reveal({ ...state, answer: 'late' }) : refuse('There is time left.')
    case 'more':
    case 'less': {
      if (isOut) return refuse('Time. That one came too late.')
      const answered = { ...state, answer: move.type }
      if (!options.bets || isLast) return reveal(answered)
      return { ...answered, phase: 'bet', clock: clock && pauseClock(clock, now) }
    }
    default:
      return refuse('More or less? Say that first.')
  }
}

function reveal(state: State): State {
  return { ...state, ...settle(state), phase: 'reveal', clock: null }
}

/** The same side goes on when right, else the other. The revealed item stays. */
function moveOn(state: State, now: number): State {
  const right = isRight(state)
  const turns = right
    ? state.turns
    : state.turns.map((count, side) => (side === state.side ? count + 1 : count))
  const other = 1 - state.side
  const settled = { ...state, turns, run: right ? state.run : 0, gained: [0, 0] }
  if (state.isLast) return { ...settled, over: true }
  if (!isDecided(settled)) return layPair(settled, right ? state.side : other, now)
  const [one, two] = state.points
  if (one !== two) return { ...settled, over: true }
  // The tie break goes to the side that did not have the last card.
  return layPair({ ...settled, isLast: true }, other, now)
}

/** Plays ahead; the clock does not matter. */
function sideAfter(state: State): number | null {
  const next = moveOn(state, 0)
  return next.over ? null : next.side
}

/** A side has enough points after equal turns, or twenty cards are out. */
function isDecided({ card, points, turns, options, run }: State): boolean {
  if (card >= maxCards) return true
  const isTurnOver = run === 0
  return isTurnOver && turns[0] === turns[1] && Math.max(...points) >= options.target
}

function layPair(state: State, side: number, now: number): State {
  const { options, b, deck } = state
  const inMeasure = state.inMeasure + 1
  const isFresh = options.measure > 0 && inMeasure >= options.measure
  const same = isFresh ? null : followUp(b, deck)
  const pair = same ?? freshPair(deck.slice(1))
  // No pairs left: the game ends with the current score.
  if (!pair) return { ...state, over: true }
  return {
    ...{
      ...seatSides(admitLate(state)),
      ...pair,
      side,
      card: state.card + 1,
      inMeasure: same ? inMeasure : 0,
    },
    ...{ phase: 'guess', answer: null, isAgainst: false, clock: newClock(state, now) },
    run: side === state.side ? state.run : 0,
  }
}

/** Replaces both items, with a full clock. */
function putAway(state: State): State {
  if (state.over) return state
  if (state.phase === 'reveal') return rules.pause(moveOn(state, 0))
  const pair = freshPair(state.deck)
  if (!pair) return state
  if (state.phase === 'sides') return { ...state, ...pair }
  const clock = newClock(state, 0)
  const again = { ...state, ...pair, phase: 'guess', answer: null, inMeasure: 0, clock } as const
  return rules.pause(again)
}

function newClock({ options }: State, now: number): Clock | null {
  return options.seconds > 0 ? startClock(options.seconds * 1000, now) : null
}
