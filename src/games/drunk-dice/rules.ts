import { resumeClock, suspendClock } from '#domain/table/clock.ts'
import type { GameRules, MoveContext } from '#domain/table/game-rules.ts'
import { timeOf } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { giveUpSeat, levelWithLast, takeSeat } from '#domain/table/presence.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import { actsFor } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import { askAudience, callThrow, callWinner } from './rules-calls.ts'
import { dueMove, waitAnew } from './rules-clock.ts'
import { duelists } from './rules-duel.ts'
import { dodge } from './rules-hits.ts'
import { hitsOf } from './rules-hits-of.ts'
import type { Options } from './rules-options.ts'
import { makeRecap } from './rules-recap.ts'
import {
  type ChoiceMove,
  lapsAtStart,
  type Move,
  newTurn,
  type State,
  stepOf,
} from './rules-state.ts'
import {
  catchSomebody,
  challenge,
  give,
  makeRule,
  nameSuccessor,
  suggestRule,
} from './rules-tasks.ts'
import { throwDice, throwInDuel } from './rules-throw.ts'
import { passOn, passOver, timeOut } from './rules-turn.ts'
import { upgradeState } from './rules-upgrade.ts'
import { type View, viewDice } from './rules-view.ts'

type Outcome = State | Refusal<Code | TableCode>

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  version: 2,
  upgrade: upgradeState,

  start({ players, options, seating, ...setup }, { now }) {
    const nothing = players.map(() => 0)
    const opening: State = {
      options,
      players,
      seating,
      turn: 0,
      lap: 1,
      ...newTurn,
      threeMan: null,
      lasting: null,
      laps: lapsAtStart(options, seating, players.length),
      taken: nothing,
      gave: nothing,
      duelsWon: nothing,
      rightCalls: nothing,
      dodges: [],
      dodging: [],
      caught: [],
      clock: null,
      wakesAtMs: 0,
      over: false,
      ...timeOf(setup),
    }
    return waitAnew(null, opening, now)
  },

  move(state, move, context) {
    const moved = makeMove(state, move, context)
    return isRefusal(moved) ? moved : waitAnew(state, moved, context.now)
  },

  view: viewDice,

  asks: (state) => ({
    id: [state.lap, state.turn, state.throws].join('.'),
    counts: state.players.map((_, seat) => hitsOf({ dodged: [], fined: [], ...state }, seat)),
  }),

  waitsFor(state) {
    const { over, duel, turn, dodging, seating } = state
    const step = stepOf(state)
    if (over || step === 'pass') return []
    if (step === 'dodge') return dodging
    return duel && step === 'duel' && seating === 'own' ? duelists(duel, turn) : [turn]
  },

  audience: askAudience,
  passOver: (state, seat, context) => waitAnew(state, passOver(state, seat, context), context.now),
  due: dueMove,

  join: (state, player) =>
    takeSeat(state, player, ({ taken, gave, duelsWon, rightCalls }) => ({
      taken: [...taken, levelWithLast(taken, state, 'fewest')],
      gave: [...gave, 0],
      duelsWon: [...duelsWon, 0],
      rightCalls: [...rightCalls, 0],
    })),

  /** The dice go on; a rule by the leaver stays in force. */
  leave(state, seat, { now, away }) {
    const left = withoutSeat(giveUpSeat(state, seat), seat)
    const isTheirTurn = state.turn === seat && !state.over
    return waitAnew(state, isTheirTurn ? passOn(left, away) : left, now)
  },

  reseat(state, seating, { now }) {
    const duel = state.duel && { ...state.duel, thrown: {} }
    const open = { calls: {}, winnerCalls: {}, suggestions: [], caught: [], dodging: [] }
    return waitAnew(null, { ...state, ...open, seating, duel }, now)
  },

  anyPrompt: ['caught'],
  isEdge: (before, after) => after.lap > before.lap,
  takesBack: ['give', 'name'],
  ended: (state) => state.over,
  prompt: () => null,
  promptId: ({ turn }) => String(turn),
  changePacks: (state) => state,
  pause: (state) => (state.clock ? { ...state, clock: suspendClock(state.clock) } : state),
  resume: (state, now) =>
    state.clock ? { ...state, clock: resumeClock(state.clock, now) } : state,
  recap: makeRecap,
}

function makeMove(state: State, move: Move, context: MoveContext): Outcome {
  switch (move.type) {
    case 'timeout':
      return timeOut(state, context)
    case 'call':
      return callThrow(state, move.call, context)
    case 'callWinner':
      return callWinner(state, move.seat, context)
    case 'dodge':
      return dodge(state, move.seat, context)
    case 'suggest':
      return suggestRule(state, move.text, context)
    case 'caught':
      return catchSomebody(state, move.seat, context)
    case 'pass':
      if (stepOf(state) !== 'pass') return refuse('not-yet')
      return isAsleep(state, context) ? refuse('too-soon') : passOn(state, context.away)
    case 'throw':
      return throwTheDice(state, context)
    default:
      if (!actsFor(state, context.by, state.turn)) return refuse('has-dice', { seat: state.turn })
      return choose(state, move, context)
  }
}

function choose(state: State, move: ChoiceMove, context: MoveContext): Outcome {
  switch (move.type) {
    case 'give':
      return give(state, move.seat)
    case 'name':
      return nameSuccessor(state, move.seat)
    case 'rule':
      return makeRule(state, move.text)
    case 'challenge':
      return isAsleep(state, context) ? refuse('too-soon') : challenge(state, move.seat)
  }
}

/** In a duel with a phone each, both throw their own die. */
function throwTheDice(state: State, context: MoveContext): Outcome {
  const { duel, turn, seating } = state
  const { by, random } = context
  const isDuelist = duel !== null && by === duel.rival && seating === 'own'
  if (!isDuelist && !actsFor(state, by, turn)) return refuse('has-dice', { seat: turn })
  const step = stepOf(state)
  if (step === 'pass') return refuse('dice-go-on')
  if (step !== 'throw' && step !== 'duel') return refuse('first-things')
  if (isAsleep(state, context)) return refuse('too-soon')
  if (!duel) return throwDice(state, random)
  const waiting = duelists(duel, turn)
  const seats = seating === 'passed' ? waiting : waiting.filter((seat) => seat === by)
  return seats.length > 0 ? throwInDuel(state, duel, seats, random) : refuse('thrown-already')
}

function isAsleep({ wakesAtMs }: State, { now }: MoveContext): boolean {
  return now < wakesAtMs
}

function withoutSeat(state: State, seat: Seat): State {
  const { duel, threeMan } = state
  const { [seat]: _, ...calls } = state.calls
  const { [seat]: __, ...winnerCalls } = state.winnerCalls
  const isOff = duel?.rival === seat && !duel.outcome
  return {
    ...state,
    calls,
    winnerCalls: isOff ? {} : winnerCalls,
    duel: isOff ? null : duel,
    threeMan: threeMan === seat ? null : threeMan,
    dodges: state.dodges.filter((other) => other !== seat),
    dodging: state.dodging.filter((other) => other !== seat),
    knew: state.knew.filter((other) => other !== seat),
    suggestions: state.suggestions.filter(({ by }) => by !== seat),
    caught: state.caught.filter((tap) => tap.seat !== seat && tap.by !== seat),
  }
}
