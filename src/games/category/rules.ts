import {
  addSeatToDeck,
  changeDeckPacks,
  drawPrompt,
  lastRound,
  newDeck,
} from '#domain/prompts/deck.ts'
import { type Random, randomInt } from '#domain/random.ts'
import {
  type Clock,
  hasRunOut,
  isRunning,
  pauseClock,
  resumeClock,
  startClock,
  suspendClock,
} from '#domain/table/clock.ts'
import type { GameRules, MoveContext } from '#domain/table/game-rules.ts'
import { type GroupVote, isAnswerUpheld, voteProblem } from '#domain/table/group-vote.ts'
import type { Seat } from '#domain/table/players.ts'
import {
  admitLate,
  hereOrNext,
  isHere,
  nextHere,
  previousHere,
  seatsHere,
  takeSeat,
} from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { commitElapsed, sleptThrough, turnMs } from '#domain/table/turn-clock.ts'
import { leaveCategory } from './rules-leave.ts'
import { addSeatToScores, countAnswer, makeRecap, newScores, takePenalty } from './rules-scores.ts'
import type { Evening, Fault, Move, Options, State, View } from './rules-state.ts'

export const minBombMs = 20_000
export const maxBombMs = 60_000

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start({ players, lists, options }, random) {
    const deck = newDeck(lists, players.length)
    const scores = newScores(players.length)
    return dealPrompt({ options, players, deck, scores, round: 1, over: false }, 0, random)
  },

  move(state, move, context) {
    if (state.over) return refuse('The game is over.')
    if (state.phase === 'settled') {
      return move.type === 'next' ? moveOn(state, context.random) : refuse('That one is settled.')
    }
    if (move.type === 'skip') return dealPrompt(state, state.caller, context.random)
    if (state.phase === 'ready') {
      return move.type === 'start' ? begin(state, context) : refuse('Start the clock first.')
    }
    if (state.phase === 'playing') return movePlaying(state, move, context)
    if (move.type === 'challenge') return challenge(state, move.by, context)
    return move.type === 'verdict' ? decide(state, move) : refuse('The table votes first.')
  },

  view(state) {
    const { prompt, phase, caller, turn, answers, challenger, loser, fault } = state
    const { options, clock, round, scores } = state
    const isBomb = options.mode === 'bomb'
    return {
      ...{ prompt, phase, caller, turn, answers, challenger, loser, fault, round },
      mode: options.mode,
      rounds: lastRound(state.deck, round, options.rounds),
      clock: isBomb ? null : clock,
      isTicking: clock !== null && isRunning(clock),
      turnSeconds: isBomb ? null : turnLengthMs(state) / 1000,
      answerer: findAnswerer(state),
      penalties: scores.penalties,
    }
  },

  join: (state, player) =>
    takeSeat(state, player, ({ scores, deck }) => ({
      scores: addSeatToScores(scores, state),
      deck: addSeatToDeck(deck),
    })),

  leave: (state, seat) =>
    leaveCategory(rules.pause(state), seat, findAnswerer(state), turnLengthMs),

  holder(state) {
    const { phase, turn, loser } = state
    if (phase === 'challenged') return null
    return phase === 'settled' && loser !== null ? hereOrNext(state, loser) : turn
  },
  ended: (state) => state.over,
  prompt: (state) => (state.over ? null : state.prompt.raw),
  changePacks: (state, lists) => ({ ...state, deck: changeDeckPacks(state.deck, lists) }),
  pause: (state) => (state.clock ? { ...state, clock: suspendClock(state.clock) } : state),
  recap: (state) => makeRecap(state, state.scores),
}

function begin(state: State, { now, random }: MoveContext): State {
  const spread = maxBombMs - minBombMs + 1
  const isBomb = state.options.mode === 'bomb'
  const lengthMs = isBomb ? minBombMs + randomInt(spread, random) : turnLengthMs(state)
  return { ...state, phase: 'playing', clock: startClock(lengthMs, now) }
}

function movePlaying(state: State, move: Move, context: MoveContext): State | Refusal {
  const { clock } = state
  if (!clock) return refuse('Start the clock first.')
  switch (move.type) {
    case 'answer':
      if (!isRunning(clock)) return refuse('The clock is resting. Carry on first.')
      return hasRunOut(clock, context.now) ? runOut(state, clock, context) : answer(state, context)
    case 'timeout':
      if (hasRunOut(clock, context.now)) return runOut(state, clock, context)
      // The screen polls because it may not know the bomb's time: too early changes nothing.
      return state.options.mode === 'bomb' ? state : refuse('There is time left.')
    case 'resume':
      return { ...state, clock: resumeClock(clock, context.now) }
    case 'repeat': {
      const answerer = findAnswerer(state)
      return answerer === null
        ? refuse('Nobody has answered yet.')
        : settle(state, answerer, 'repeat')
    }
    case 'challenge':
      return challenge(state, move.by, context)
    default:
      return refuse('Not while the clock runs.')
  }
}

function answer(state: State, { now }: MoveContext): State {
  const { options, turn, clock } = state
  const answered = {
    ...state,
    turn: nextHere(state, turn),
    answerer: turn,
    answers: state.answers + 1,
    scores: countAnswer(state.scores, turn),
  }
  if (options.mode === 'bomb') return { ...answered, clock: clock && commitElapsed(clock, now) }
  return { ...answered, clock: startClock(turnLengthMs(answered), now) }
}

function runOut(state: State, clock: Clock, { now }: MoveContext): State {
  if (sleptThrough(clock, now)) return { ...state, clock: suspendClock(clock) }
  return settle(state, state.turn, state.options.mode === 'bomb' ? 'bomb' : 'timeout')
}

/** Without `by`: the caller's seat, else the seat whose turn it is. */
function challenge(state: State, by: Seat | undefined, context: MoveContext): State | Refusal {
  const answerer = findAnswerer(state)
  const challenger = by ?? context.seat ?? state.turn
  if (answerer === null) return refuse('Nobody has answered yet.')
  if (!isHere(state, challenger)) return refuse('Nobody sits there.')
  if (challenger === answerer) return refuse('Nobody challenges their own answer.')
  const clock = state.clock && pauseClock(state.clock, context.now)
  return { ...state, phase: 'challenged', challenger, clock }
}

function decide(state: State, vote: GroupVote): State | Refusal {
  const { challenger } = state
  const answerer = findAnswerer(state)
  const problem = voteProblem(vote, seatsHere(state).length)
  if (problem) return problem
  if (challenger === null || answerer === null) return refuse('Nobody has challenged.')
  return isAnswerUpheld(vote)
    ? settle(state, challenger, 'upheld')
    : settle(state, answerer, 'rejected')
}

function settle(state: State, loser: Seat, fault: Fault): State {
  const isFalse = fault === 'repeat' || fault === 'rejected'
  const scores = takePenalty(state.scores, loser, isFalse)
  return { ...state, phase: 'settled', clock: null, loser, fault, scores }
}

function moveOn(state: State, random: Random): State {
  const { options, round, loser, caller } = state
  const last = lastRound(state.deck, round, options.rounds)
  if (last > 0 && round >= last) return { ...state, over: true }
  const next = admitLate({ ...state, round: round + 1 })
  return dealPrompt(next, hereOrNext(next, loser ?? caller), random)
}

function dealPrompt(evening: Evening, caller: Seat, random: Random): State {
  return {
    ...evening,
    ...drawPrompt(evening.deck, 0, caller, random, evening),
    ...{ phase: 'ready', caller, turn: caller, answers: 0, clock: null },
    ...{ answerer: null, challenger: null, loser: null, fault: null },
  }
}

/** The seat before the current turn, unless it left. */
function findAnswerer(state: State): Seat | null {
  if (state.answers === 0) return null
  return state.answerer === undefined ? previousHere(state, state.turn) : state.answerer
}

function turnLengthMs(state: State): number {
  return turnMs(state.options.seconds * 1000, state.answers, seatsHere(state).length)
}
