import {
  addSeatToDeck,
  changeDeckPacks,
  type Deck,
  drawPrompt,
  newDeck,
} from '#domain/prompts/deck.ts'
import { type FilledPrompt, replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import type { Random } from '#domain/random.ts'
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
import { addTo } from '#domain/table/standings.ts'
import { changeTeam, dealTeams, owedBy, type Team } from '#domain/table/teams.ts'
import type { Options } from './rules-options.ts'
import { makeRecap } from './rules-recap.ts'
import { seatTeams } from './rules-seats.ts'
import { everyoneAlone, hasEmptyTeam, playingTeams, turnsOf, whoGuesses } from './rules-teams.ts'

export type Phase = 'teams' | 'ready' | 'running' | 'steal' | 'list'

export type Row = { phrase: FilledPrompt; isHit: boolean }

export const stealMs = 5000

export type State = Seats & {
  options: Options
  deck: Deck
  teams: readonly Team[]
  phase: Phase
  /** Turns played to their end. */
  played: number
  phrase: FilledPrompt | null
  clock: Clock | null
  /** Hits and passes of this turn, in order. */
  rows: readonly Row[]
  /** The team that guessed the last phrase of this turn by stealing. */
  thief: number | null
  /** Before this turn: points by team, hits and passes by seat. */
  points: readonly number[]
  hits: readonly number[]
  passes: readonly number[]
  over: boolean
}

export type Move =
  | { type: 'shuffle' | 'begin' | 'start' | 'hit' | 'pass' | 'skip' | 'resume' | 'timeout' }
  | { type: 'changeTeam'; seat: Seat }
  | { type: 'stolen'; team: number }
  | { type: 'notStolen' }
  | { type: 'toggle'; row: number }
  | { type: 'next' }

export type View = Pick<State, 'phase' | 'teams' | 'phrase' | 'clock' | 'rows' | 'thief'> & {
  /** The current guesser and the next one; null when this turn is the last. */
  seat: Seat
  nextSeat: Seat | null
  team: number
  /** From 1. */
  round: number
  rounds: number
  /** The guesser has no team mates: the whole table acts. */
  isAlone: boolean
  /** Teams that may steal the last phrase; none when everybody acts. */
  thieves: readonly number[]
  passCosts: boolean
  seconds: number
  /** By team, this turn included. */
  points: readonly number[]
  /** Per side, how far it is behind after equal turns, 0 to 3. */
  owed: readonly number[]
}

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start({ players, lists, options }, random) {
    const isTeams = options.teams > 0
    const teams = isTeams
      ? dealTeams([...players.keys()], options.teams, random)
      : everyoneAlone(players)
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
    // On one phone the guesser must not see the phrase on their own screen; the thieves sat behind
    // it and must not either.
    const isHidden = phase === 'steal' || (phase === 'running' && seat === guesses.seat)
    return {
      ...{ phase, teams, clock, rows, thief, ...guesses },
      phrase: isHidden ? null : state.phrase,
      nextSeat: played + 1 < turns ? whoGuesses(teams, played + 1).seat : null,
      round: played + 1,
      rounds: Math.max(turns, played + 1),
      isAlone: teams[guesses.team]?.seats.length === 1,
      thieves: thievesOf(state),
      passCosts: options.passCost,
      seconds: options.seconds,
      points: settle(state).points,
      owed: owedBy(settle(state).points, playingTeams(teams)),
    }
  },

  join(state, player) {
    const joined = takeSeat(state, player, ({ hits, passes, deck }) => ({
      hits: [...hits, 0],
      passes: [...passes, 0],
      deck: addSeatToDeck(deck),
    }))
    if (state.over) return joined
    const isBetweenTurns = state.phase === 'teams' || state.phase === 'ready'
    return seatTeams(isBetweenTurns ? admitLate(joined) : joined)
  },

  leave(state, seat) {
    const guesses = whoGuesses(state.teams, state.played)
    const isTurn = guesses.seat === seat && !state.over
    const isUnderWay = state.phase !== 'teams' && state.phase !== 'ready'
    // Phrases guessed in a turn still count when it ends early.
    const counted = isTurn && isUnderWay ? moveOn(state) : state
    const gone = seatTeams(giveUpSeat(rules.pause(counted), seat))
    const isOver = counted.over || isPlayedOut(gone)
    const { phrase } = gone
    return { ...gone, phrase: phrase && replaceAbsentPlayer(phrase, seat, gone), over: isOver }
  },

  holder: (state) =>
    state.phase === 'ready' || state.phase === 'list'
      ? whoGuesses(state.teams, state.played).seat
      : null,
  ended: (state) => state.over,
  prompt: (state) => (state.phase === 'running' ? (state.phrase?.raw ?? null) : null),
  changePacks: (state, lists) => ({ ...state, deck: changeDeckPacks(state.deck, lists) }),
  pause: (state) => (state.clock ? { ...state, clock: suspendClock(state.clock) } : state),
  recap: (state) => makeRecap(settle(state)),
}

function moveTeams(state: State, move: Move, random: Random): State | Refusal {
  const { teams } = state
  switch (move.type) {
    case 'shuffle':
      return dealAgain(state, random)
    case 'changeTeam':
      if (!isHere(state, move.seat)) return refuse('There is no such player.')
      return { ...state, teams: changeTeam(teams, move.seat) }
    case 'begin':
      if (hasEmptyTeam(teams)) return refuse('Every team needs a player. Move one over.')
      return { ...state, phase: 'ready' }
    default:
      return refuse('Teams first.')
  }
}

/** As many teams as before where there are enough players. */
function dealAgain(state: State, random: Random): State {
  const teams = dealTeams(seatsHere(state), state.options.teams, random)
  return { ...state, teams, points: teams.map(() => 0) }
}

function moveRunning(state: State, move: Move, now: number, random: Random): State | Refusal {
  const { clock, phrase, rows } = state
  if (!clock || !phrase) return refuse('Start the clock first.')
  if (move.type === 'resume') return { ...state, clock: resumeClock(clock, now) }
  if (!isRunning(clock)) return refuse('The clock is resting. Carry on first.')
  const isOut = hasRunOut(clock, now)
  if (move.type === 'timeout') return isOut ? endTurn(state, now) : refuse('There is time left.')
  if (isOut) return refuse('Time. That one came too late.')
  // Restarted at every phrase: a phone that falls asleep gives back this phrase's time, not the
  // turn's.
  const ticking = { ...state, clock: resumeClock(pauseClock(clock, now), now) }
  if (move.type === 'skip') return draw(ticking, random)
  if (move.type !== 'hit' && move.type !== 'pass') return refuse('Not while the clock runs.')
  return draw({ ...ticking, rows: [...rows, { phrase, isHit: move.type === 'hit' }] }, random)
}

function endTurn(state: State, now: number): State {
  if (thievesOf(state).length === 0) return { ...state, phase: 'list', clock: null }
  return { ...state, phase: 'steal', clock: startClock(stealMs, now) }
}

/** A guess called in time may be tapped after the clock: the table knows. */
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
  if (isPlayedOut({ ...state, played })) return { ...settled, over: true }
  return seatTeams(admitLate({ ...settled, phase: 'ready', played }))
}

function isPlayedOut({ phase, played, teams, options }: State): boolean {
  return phase !== 'teams' && played >= turnsOf(teams, options.turns)
}

/** Adds the current turn's points and clears the turn. */
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

/** All other teams, except those that acted and so have seen the phrase. */
function thievesOf({ options, teams, played }: State): number[] {
  const { team } = whoGuesses(teams, played)
  if (!options.steal || teams[team]?.seats.length === 1) return []
  return [...teams.keys()].filter((other) => other !== team && teams[other]?.seats.length)
}

function draw(state: State, random: Random): State {
  const { seat } = whoGuesses(state.teams, state.played)
  const { prompt, deck } = drawPrompt(state.deck, 0, seat, random, state)
  return { ...state, deck, phrase: prompt }
}

function turnMs({ options }: State): number {
  return options.seconds * 1000
}
