import {
  hasRunOut,
  isRunning,
  startClock,
  stoppedClock,
  suspendClock,
} from '#domain/table/clock.ts'
import { isAnswerUpheld, voteProblem } from '#domain/table/group-vote.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere, nextHere, previousHere, seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { addTo } from '#domain/table/standings.ts'
import { sleptThrough, turnMs } from '#domain/table/turn-clock.ts'
import {
  type Move,
  noVotes,
  type Outcome,
  type Phase,
  type State,
  type Turn,
  votesSoFar,
} from './rules-state.ts'

const firstTurnMs = 5000

/** The clock waits for the player who stopped the alphabet. */
export function startTurns(state: State, seat: Seat): State {
  const clock = stoppedClock(firstTurnMs)
  return { ...state, phase: { name: 'turn', seat, answers: 0, clock, challenge: null } }
}

export function moveTurn(state: State, phase: Turn, move: Move, now: number): Outcome {
  if (phase.challenge) return moveChallenge(state, phase, phase.challenge, move)
  if (move.type === 'answer') return giveAnswer(state, phase, now)
  if (move.type === 'timeout') return timeOut(state, phase, now)
  if (move.type === 'challenge') return doubt(state, phase, move.seat)
  return refuse('The letter is going round.')
}

function giveAnswer(state: State, phase: Turn, now: number): Outcome {
  if (!isRunning(phase.clock)) return refuse('The clock is not running yet.')
  if (hasRunOut(phase.clock, now)) return refuse('A breath too late.')
  const answers = phase.answers + 1
  const clock = startClock(turnLengthMs(state, answers), now)
  const next = { seat: nextHere(state, phase.seat), answerer: phase.seat }
  return { ...state, phase: { ...phase, ...next, answers, clock } }
}

export function turnLengthMs(state: State, answers: number): number {
  return turnMs(firstTurnMs, answers, seatsHere(state).length)
}

/** The seat before the current turn, unless it left. */
export function answererOf(state: State, { answers, answerer, seat }: Turn): Seat | null {
  if (answers === 0) return null
  return answerer === undefined ? previousHere(state, seat) : answerer
}

function timeOut(state: State, phase: Turn, now: number): Outcome {
  if (!isRunning(phase.clock)) return refuse('The clock is not running.')
  if (!hasRunOut(phase.clock, now)) return refuse('There is time left.')
  if (sleptThrough(phase.clock, now)) {
    return { ...state, phase: { ...phase, clock: suspendClock(phase.clock) } }
  }
  return lose(state, phase.seat, 'time')
}

/** Pauses for a vote on the last answer; the loser of the vote pays. */
function doubt(state: State, phase: Turn, by: Seat, vote = noVotes): Outcome {
  if (!isHere(state, by)) return refuse('Nobody sits there.')
  const seat = answererOf(state, phase)
  if (seat === null) return refuse('There is no answer to doubt yet.')
  if (by === seat) return refuse('Nobody doubts their own answer.')
  const clock = stoppedClock(phase.clock.lengthMs)
  return { ...state, phase: { ...phase, clock, challenge: { seat, by, vote } } }
}

function moveChallenge(
  state: State,
  phase: Turn,
  challenge: NonNullable<Turn['challenge']>,
  move: Move,
): Outcome {
  const { vote, seat, by } = challenge
  if (move.type === 'drop') return { ...state, phase: { ...phase, challenge: null } }
  if (move.type === 'challenge') return doubt(state, phase, move.seat, vote)
  if (move.type === 'vote') {
    const problem = votesSoFar(move.vote, state)
    return (
      problem ?? { ...state, phase: { ...phase, challenge: { ...challenge, vote: move.vote } } }
    )
  }
  if (move.type !== 'judge') return refuse('Finish the vote first.')
  const problem = voteProblem(vote, seatsHere(state).length)
  if (problem) return problem
  return isAnswerUpheld(vote) ? lose(state, by, 'doubt') : lose(state, seat, 'answer')
}

function lose(state: State, seat: Seat, why: (Phase & { name: 'lost' })['why']): State {
  return { ...state, slips: addTo(state.slips, [seat]), phase: { name: 'lost', seat, why } }
}
