import { hasRunOut, isRunning, resumeClock, startClock, suspendClock } from '#domain/table/clock.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import { isHere, nextHere, previousHere, seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { sleptThrough, turnMs } from '#domain/table/turn-clock.ts'
import { finishCard } from './rules-draw.ts'
import { owedBy, pay } from './rules-points.ts'
import type { Move, Outcome, RoundCard, State } from './rules-state.ts'

export const firstAnswerMs = 5000

export function moveRound(
  state: State,
  card: RoundCard,
  move: Move,
  context: MoveContext,
): Outcome {
  switch (card.phase) {
    case 'ready':
      if (move.type !== 'start') return refuse('Start the clock first.')
      return set(state, { ...card, phase: 'running' }, context.now)
    case 'running':
      return moveRunning(state, card, move, context)
    case 'settled':
      if (move.type === 'next') return finishCard(pay(state, owedBy(state)))
      if (move.type !== 'blame') return refuse('That one is settled.')
      if (!isHere(state, move.seat)) return refuse('Nobody sits there.')
      return { ...state, card: { ...card, loser: move.seat } }
  }
}

function moveRunning(state: State, card: RoundCard, move: Move, { now }: MoveContext): Outcome {
  const { clock } = state
  if (!clock) return refuse('Start the clock first.')
  const isOut = hasRunOut(clock, now)
  switch (move.type) {
    case 'resume':
      return { ...state, clock: resumeClock(clock, now) }
    case 'answer': {
      if (!isRunning(clock)) return refuse('The clock is resting. Carry on first.')
      if (isOut) return runOut(state, card, now)
      const turn = nextHere(state, card.turn)
      return set(state, { ...card, turn, answers: card.answers + 1 }, now)
    }
    case 'timeout':
      return isOut ? runOut(state, card, now) : refuse('There is time left.')
    case 'broke':
      // Challenges the last answer, which the seat before this turn gave.
      if (card.answers === 0) return refuse('Nobody has answered yet.')
      return settle(state, card, previousHere(state, card.turn))
    default:
      return refuse('Not while the clock runs.')
  }
}

/** Slept through: pause instead of a timeout. */
function runOut(state: State, card: RoundCard, now: number): State {
  const { clock } = state
  if (clock && sleptThrough(clock, now)) return { ...state, clock: suspendClock(clock) }
  return settle(state, card, card.turn)
}

function settle(state: State, card: RoundCard, loser: number): State {
  return { ...state, clock: null, card: { ...card, phase: 'settled', loser } }
}

/** A clock per turn, shorter every lap. */
function set(state: State, card: RoundCard, now: number): State {
  return { ...state, card, clock: startClock(turnLengthMs(state, card), now) }
}

export function turnLengthMs(state: State, { answers }: RoundCard): number {
  return turnMs(firstAnswerMs, answers, seatsHere(state).length)
}
