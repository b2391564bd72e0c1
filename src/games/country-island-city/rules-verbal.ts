import { hasRunOut, isRunning, stoppedClock, suspendClock } from '#domain/table/clock.ts'
import { isAnswerUpheld, voteProblem } from '#domain/table/group-vote.ts'
import { fixedMs } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere, nextHere, seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { addTo } from '#domain/table/standings.ts'
import { sleptThrough } from '#domain/table/turn-clock.ts'
import {
  type Lost,
  type Move,
  noVotes,
  type Outcome,
  type State,
  type Turn,
  votesSoFar,
} from './rules-state.ts'
import { leaveTurns, openTurns, passTurn } from './rules-turns.ts'

/** The clock waits for the player who stopped the alphabet. */
export function startTurns(state: State, seat: Seat): State {
  return { ...state, phase: { name: 'turn', ...openTurns(seat, state), challenge: null } }
}

export function moveTurn(state: State, phase: Turn, move: Move, now: number): Outcome {
  if (phase.challenge) return moveChallenge(state, phase, phase.challenge, move)
  if (move.type === 'answer') return giveAnswer(state, phase, now)
  if (move.type === 'timeout') return timeOut(state, phase, now)
  if (move.type === 'challenge') return doubt(state, phase, move.seat)
  return refuse('going-round')
}

function giveAnswer(state: State, phase: Turn, now: number): Outcome {
  if (!isRunning(phase.clock)) return refuse('not-running')
  if (hasRunOut(phase.clock, now)) return refuse('too-late')
  return { ...state, phase: passTurn(phase, nextHere(state, phase.seat), state, now) }
}

function timeOut(state: State, phase: Turn, now: number): Outcome {
  if (!isRunning(phase.clock)) return refuse('clock-stopped')
  if (!hasRunOut(phase.clock, now)) return refuse('time-left')
  if (sleptThrough(phase.clock, now)) {
    return { ...state, phase: { ...phase, clock: suspendClock(phase.clock) } }
  }
  return lose(state, phase.seat, 'time')
}

/** Pauses for a vote on the last answer; the loser of the vote pays. */
function doubt(state: State, phase: Turn, by: Seat | undefined, vote = noVotes): Outcome {
  const seat = phase.answerer
  if (by === undefined || !isHere(state, by)) return refuse('empty-seat')
  if (seat === null) return refuse('no-answer-yet')
  if (by === seat) return refuse('own-answer')
  const clock = stoppedClock(fixedMs(phase.clock.lengthMs))
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
  if (move.type !== 'judge') return refuse('vote-first')
  const problem = voteProblem(vote, seatsHere(state).length)
  if (problem) return problem
  return isAnswerUpheld(vote) ? lose(state, by, 'doubt') : lose(state, seat, 'answer')
}

function lose(state: State, seat: Seat, why: Lost['why']): State {
  const phase: Lost = { name: 'lost', seat, why, wakesAtMs: 0, knew: [] }
  return { ...state, slips: addTo(state.slips, [seat]), phase }
}

/** A challenge by them or of their answer is void. @param state without the leaver */
export function leaveTurn(state: State, phase: Turn, seat: Seat, now: number): State {
  const { challenge } = phase
  const isVoid = challenge !== null && (challenge.seat === seat || challenge.by === seat)
  const left = leaveTurns(phase, seat, state, now)
  return { ...state, phase: { ...left, challenge: isVoid ? null : challenge } }
}
