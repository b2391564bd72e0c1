import { askOf } from '#domain/table/asks.ts'
import { resumeClock } from '#domain/table/clock.ts'
import type { GameRules, MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { timeOf } from '#domain/table/more-time.ts'
import { isBotPlayer } from '#domain/table/players.ts'
import { admitLate, seatsHere } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { actsFor, type Seating } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import { moveBot } from './rules-bot-turn.ts'
import { askAudience, callClaim } from './rules-calls.ts'
import {
  commitGameClock,
  dueMove,
  isShortTime,
  isTimeUp,
  newGameClock,
  pauseCup,
  resumeCup,
  startThinking,
} from './rules-clock.ts'
import { passOverTurn, timeOut } from './rules-default.ts'
import { joinCup, leaveCup, reseatCup } from './rules-join-leave.ts'
import { starterAfter } from './rules-lift.ts'
import type { Options } from './rules-options.ts'
import { makeRecap } from './rules-recap.ts'
import { seatBots } from './rules-seats.ts'
import {
  awaitsTurn,
  isAlive,
  isBot,
  livingSeats,
  type Move,
  nextAlive,
  type State,
  type TurnMove,
} from './rules-state.ts'
import { act } from './rules-turn.ts'
import { upgradeState } from './rules-upgrade.ts'
import { type View, viewCup } from './rules-view.ts'

type Outcome = State | Refusal<Code | TableCode>

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  version: 2,
  upgrade: upgradeState,
  seats: seatBots,

  start({ players, options, seating, ...setup }, { now }) {
    const everyone = <T>(value: T) => players.map(() => value)
    const bots = [...players.keys()].filter((seat) => {
      const player = players[seat]
      return player !== undefined && isBotPlayer(player)
    })
    const lives = livesAtStart(seating, options, players.length)
    const opening: State = {
      options,
      players,
      seating,
      bots,
      phase: 'roll',
      turn: 0,
      covered: false,
      round: 1,
      dice: null,
      claim: null,
      claimBy: null,
      blind: false,
      shown: null,
      clock: null,
      botClock: null,
      gameClock: newGameClock(),
      isShort: false,
      wakesAtMs: 0,
      lives: everyone(lives),
      livesAtStart: lives,
      lifeReroll: everyone(false),
      newLives: null,
      calls: {},
      rightCalls: everyone(0),
      outIn: everyone(null),
      caught: everyone(0),
      gotAway: everyone(0),
      over: false,
      ...timeOf(setup),
    }
    if (seating === 'passed') return opening
    return startThinking({ ...opening, gameClock: resumeClock(opening.gameClock, now) }, now)
  },

  move(before, move, context) {
    const state = commitGameClock(before, context.now)
    switch (move.type) {
      case 'next':
        return moveOn(state, context)
      case 'timeout':
        return timeOut(state, context)
      case 'bot':
        return typeof context.by === 'number' ? refuse('no-bot') : moveBot(state, context)
      case 'call':
        return callClaim(state, move.bluff, context)
      case 'open':
        return open(before, context)
      default:
        return moveTurn(state, move, context)
    }
  },

  view: viewCup,
  asks: ({ shown, round, players }) =>
    shown && askOf(String(round), players, [shown.loser], shown.lost),
  waitsFor: (state) => (awaitsTurn(state) ? [state.turn] : []),
  inPlay: livingSeats,
  audience: askAudience,
  tellsAudience: ({ shown }) => shown !== null && shown.dice !== null,
  passOver: passOverTurn,
  due: dueMove,
  join: joinCup,
  leave: (state, seat, context) =>
    leaveCup(state.seating === 'passed' ? pauseCup(state) : state, seat, context),
  reseat: reseatCup,
  isEdge: (before, after) => after.round > before.round,
  takesBack: ['say', 'believe'],
  ended: (state) => state.over,
  prompt: () => null,
  promptId: ({ turn, claimBy, claim }) => [turn, claimBy, claim].join(),
  changePacks: (state) => state,
  pause: pauseCup,
  resume: resumeCup,
  recap: makeRecap,
}

/** With a phone each fewer at a larger table, so that a game stays short. */
function livesAtStart(seating: Seating, { lives }: Options, players: number): number {
  if (seating === 'passed') return lives
  if (players <= 4) return 6
  if (players <= 6) return 4
  if (players <= 9) return 3
  return players <= 12 ? 2 : 1
}

/** Moves only the player in turn may make. */
function moveTurn(state: State, move: TurnMove, context: MoveContext): Outcome {
  const problem = turnProblem(state, context)
  if (problem) return problem
  const { turn, covered, phase, wakesAtMs } = state
  if (covered) return refuse('open-first', { seat: turn })
  if (phase === 'decide' && context.now < wakesAtMs) return refuse('too-soon')
  return act(state, move, context)
}

function open(state: State, context: MoveContext): Outcome {
  const problem = turnProblem(state, context)
  if (problem) return problem
  if (!state.covered) return state
  const opened: State = { ...state, covered: false }
  return state.clock
    ? { ...opened, clock: resumeClock(state.clock, context.now) }
    : startThinking(opened, context.now)
}

function turnProblem(state: State, { by }: MoveContext): Refusal<Code> | null {
  const { phase, turn } = state
  if (phase === 'shown' || phase === 'toast') return refuse('cup-up')
  if (!isBot(state, turn) && actsFor(state, by, turn)) return null
  const isLook = phase === 'declare' && !isBot(state, turn)
  return refuse(isLook ? 'only-one-looks' : 'turn-of', { seat: turn })
}

/** After a lift the loser starts; after a toast its player throws again. */
function moveOn(state: State, { now, away }: TableContext): Outcome {
  const { phase, turn, round, seating, wakesAtMs } = state
  if (phase !== 'shown' && phase !== 'toast') return refuse('round-on')
  if (now < wakesAtMs) return refuse('too-soon')
  const isOver = livingSeats(state).length < 2 || (seating === 'own' && isTimeUp(state, now))
  if (isOver) return { ...state, over: true }
  const next = shorten(admitLate(state), now)
  const isIn = isAlive(next, turn) && !away.includes(turn)
  const thrower = isIn ? turn : nextAlive(next, turn, away)
  const opening: State = {
    ...next,
    phase: 'roll',
    turn: phase === 'toast' ? thrower : starterAfter(next, away),
    round: round + 1,
    covered: false,
    shown: null,
    newLives: null,
    dice: null,
    claim: null,
    claimBy: null,
    blind: false,
    calls: {},
  }
  return startThinking(opening, now)
}

/** Late in a game with a phone each, everybody in goes on with one life. */
function shorten(state: State, now: number): State {
  if (state.seating === 'passed' || state.isShort || !isShortTime(state, now)) return state
  const here = seatsHere(state)
  const lives = state.lives.map((count, seat) => (here.includes(seat) ? Math.min(1, count) : count))
  return { ...state, lives, isShort: true }
}
