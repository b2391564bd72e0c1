import { type Deck, drawPrompt, newDeck, restockDeck } from '#domain/prompts/deck.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Random } from '#domain/random.ts'
import {
  type Clock,
  hasRunOut,
  isRunning,
  pauseClock,
  restClock,
  resumeClock,
  startClock,
} from '#domain/table/clock.ts'
import { type GameRules, type Refusal, refuse } from '#domain/table/game-rules.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { addTo } from '#domain/table/standings.ts'
import { dealTeams, owedBy, type Team } from '#domain/table/teams.ts'
import { choice, houseRules, toggle } from '#games/house-rules.ts'
import { makeRecap } from './rules-recap.ts'
import { everyoneAlone, turnsOf, whoGuesses } from './rules-teams.ts'

export const options = houseRules({
  teams: choice(
    'Sides',
    'Teams are dealt by shuffle. Alone means all act, one guesses.',
    [
      [2, 'Two teams'],
      [3, 'Three teams'],
      [0, 'Everyone alone'],
    ],
    2,
  ),
  seconds: choice(
    'The clock',
    'How long a turn lasts.',
    [
      [30, '30 seconds'],
      [60, '60 seconds'],
      [90, '90 seconds'],
      [120, '2 minutes'],
    ],
    60,
  ),
  turns: choice(
    'How long',
    'Turns for everybody; teams get equally many.',
    [
      [1, '1 turn each'],
      [2, '2 turns each'],
      [3, '3 turns each'],
    ],
    2,
  ),
  passCost: toggle('A pass costs a point', 'Off: pass as often as you like.', false),
  steal: toggle('The last one may be stolen', 'Five seconds for the other side.', true),
})

export type Options = typeof options.usual

export type Phase = 'teams' | 'ready' | 'running' | 'steal' | 'list'

export type Row = { phrase: FilledPrompt; isHit: boolean }

export const stealMs = 5000

export type State = {
  options: Options
  players: readonly Player[]
  deck: Deck
  teams: readonly Team[]
  phase: Phase
  /** Turns played to their end. */
  played: number
  phrase: FilledPrompt | null
  clock: Clock | null
  /** Hits and passes of this turn, in order. */
  rows: readonly Row[]
  /** The team that took the last phrase of this turn. */
  thief: number | null
  /** Points by team and hits, passes by seat, of the turns before this one. */
  points: readonly number[]
  hits: readonly number[]
  passes: readonly number[]
  over: boolean
}

export type Move =
  | { type: 'shuffle' | 'begin' | 'start' | 'hit' | 'pass' | 'skip' | 'resume' | 'timeout' }
  | { type: 'stolen'; team: number }
  | { type: 'notStolen' }
  | { type: 'toggle'; row: number }
  | { type: 'next' }

export type View = Pick<State, 'phase' | 'teams' | 'phrase' | 'clock' | 'rows' | 'thief'> & {
  /** Who guesses now, and who does after them; null when this turn is the last. */
  seat: Seat
  nextSeat: Seat | null
  team: number
  /** From 1. */
  turn: number
  turns: number
  /** Nobody else in the guesser's team: the whole table acts. */
  isAlone: boolean
  /** Teams that may take the last phrase; none when everybody acts. */
  thieves: readonly number[]
  passCosts: boolean
  seconds: number
  /** By team, this turn included. */
  points: readonly number[]
  /** What each side is behind once the turns are equal, from 0 to 5. */
  owed: readonly number[]
}

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start({ players, lists, options }, random) {
    const isTeams = options.teams > 0
    const teams = isTeams ? dealTeams(players, options.teams, random) : everyoneAlone(players)
    const none = players.map(() => 0)
    return {
      ...{ options, players, deck: newDeck(lists, players.length), teams, played: 0, over: false },
      ...{ phase: isTeams ? 'teams' : 'ready', phrase: null, clock: null, rows: [], thief: null },
      ...{ points: teams.map(() => 0), hits: none, passes: none },
    }
  },

  move(state, move, { now, random }) {
    if (state.over) return refuse('The game is over.')
    switch (state.phase) {
      case 'teams':
        return moveTeams(state, move, random)
      case 'ready':
        if (move.type !== 'start') return refuse('Start the clock first.')
        return draw({ ...state, phase: 'running', clock: startClock(turnMs(state), now) }, random)
      case 'running':
        return moveRunning(state, move, now, random)
      case 'steal':
        return moveSteal(state, move, now)
      case 'list':
        return moveList(state, move)
    }
  },

  view(state, seat) {
    const { phase, teams, clock, rows, thief, options, played } = state
    const guesses = whoGuesses(teams, played)
    const turns = turnsOf(teams, options.turns)
    // On one phone the guesser holds it facing the others; on their own they must not see it. Those
    // who may steal sat behind it and must not either.
    const isHidden = phase === 'steal' || (phase === 'running' && seat === guesses.seat)
    return {
      ...{ phase, teams, clock, rows, thief, ...guesses },
      phrase: isHidden ? null : state.phrase,
      nextSeat: played + 1 < turns ? whoGuesses(teams, played + 1).seat : null,
      turn: played + 1,
      turns,
      isAlone: teams[guesses.team]?.seats.length === 1,
      thieves: thievesOf(state),
      passCosts: options.passCost,
      seconds: options.seconds,
      points: settle(state).points,
      owed: owedBy(settle(state).points),
    }
  },

  holder: (state) =>
    state.phase === 'ready' || state.phase === 'list'
      ? whoGuesses(state.teams, state.played).seat
      : null,
  ended: (state) => state.over,
  prompt: (state) => (state.phase === 'running' ? (state.phrase?.raw ?? null) : null),
  restock: (state, lists) => ({ ...state, deck: restockDeck(state.deck, lists) }),
  rest: (state) => (state.clock ? { ...state, clock: restClock(state.clock) } : state),
  recap: (state) => makeRecap(settle(state)),
}

function moveTeams(state: State, move: Move, random: Random): State | Refusal {
  const { players, options } = state
  if (move.type === 'begin') return { ...state, phase: 'ready' }
  if (move.type !== 'shuffle') return refuse('Teams first.')
  return { ...state, teams: dealTeams(players, options.teams, random) }
}

function moveRunning(state: State, move: Move, now: number, random: Random): State | Refusal {
  const { clock, phrase, rows } = state
  if (!clock || !phrase) return refuse('Start the clock first.')
  if (move.type === 'resume') return { ...state, clock: resumeClock(clock, now) }
  if (!isRunning(clock)) return refuse('The clock is resting. Carry on first.')
  const isOut = hasRunOut(clock, now)
  if (move.type === 'timeout') return isOut ? endTurn(state, now) : refuse('There is time left.')
  if (isOut) return refuse('Time. That one came too late.')
  // Stopped and set going: a phone that falls asleep gives back this phrase's time, not the turn's.
  const ticking = { ...state, clock: resumeClock(pauseClock(clock, now), now) }
  if (move.type === 'skip') return draw(ticking, random)
  if (move.type !== 'hit' && move.type !== 'pass') return refuse('Not while the clock runs.')
  return draw({ ...ticking, rows: [...rows, { phrase, isHit: move.type === 'hit' }] }, random)
}

function endTurn(state: State, now: number): State {
  if (thievesOf(state).length === 0) return { ...state, phase: 'list', clock: null }
  return { ...state, phase: 'steal', clock: startClock(stealMs, now) }
}

/** A guess that was called in time may be tapped after it: the table knows, the clock does not. */
function moveSteal(state: State, move: Move, now: number): State | Refusal {
  const { clock } = state
  switch (move.type) {
    case 'stolen':
      if (!thievesOf(state).includes(move.team)) return refuse('That side may not steal this one.')
      return { ...state, phase: 'list', clock: null, thief: move.team }
    case 'notStolen':
      return { ...state, phase: 'list', clock: null }
    case 'resume':
      return clock ? { ...state, clock: resumeClock(clock, now) } : state
    case 'timeout':
      if (!clock || !isRunning(clock)) return refuse('The clock is not running.')
      if (!hasRunOut(clock, now)) return refuse('There is time left.')
      return { ...state, clock: pauseClock(clock, now) }
    default:
      return refuse('Stolen or not? Say that first.')
  }
}

function moveList(state: State, move: Move): State | Refusal {
  if (move.type === 'next') return moveOn(state)
  if (move.type !== 'toggle') return refuse('The turn is over.')
  if (!state.rows[move.row]) return refuse('There is no such phrase in this turn.')
  const rows = state.rows.map((row, at) => (at === move.row ? { ...row, isHit: !row.isHit } : row))
  return { ...state, rows }
}

function moveOn(state: State): State {
  const settled = settle(state)
  const played = state.played + 1
  const isLast = played >= turnsOf(state.teams, state.options.turns)
  if (isLast) return { ...settled, over: true }
  return { ...settled, phase: 'ready', played }
}

/** The state with the points of the turn on the table counted and the turn cleared away. */
function settle(state: State): State {
  const { teams, rows, thief, options } = state
  const { team, seat } = whoGuesses(teams, state.played)
  const hits = rows.filter(({ isHit }) => isHit).length
  const passes = rows.length - hits
  const own = addTo(state.points, [team], hits - (options.passCost ? passes : 0))
  return {
    ...state,
    ...{ rows: [], thief: null, phrase: null, clock: null },
    points: thief === null ? own : addTo(own, [thief]),
    hits: addTo(state.hits, [seat], hits),
    passes: addTo(state.passes, [seat], passes),
  }
}

/** Every other team, unless it had to act and so has seen the phrase. */
function thievesOf({ options, teams, played }: State): number[] {
  const { team } = whoGuesses(teams, played)
  if (!options.steal || teams[team]?.seats.length === 1) return []
  return [...teams.keys()].filter((other) => other !== team)
}

function draw(state: State, random: Random): State {
  const { seat } = whoGuesses(state.teams, state.played)
  const { prompt, deck } = drawPrompt(state.deck, 0, seat, random)
  return { ...state, deck, phrase: prompt }
}

function turnMs({ options }: State): number {
  return options.seconds * 1000
}
