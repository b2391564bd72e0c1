import { missingVotes } from '#domain/table/ballot.ts'
import { type Clock, resumeClock, suspendClock } from '#domain/table/clock.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import type { Seating } from '#domain/table/seating.ts'
import {
  changeJudgingClocks,
  judgingClock,
  passOverJudging,
  votersMissing,
} from './rules-judging.ts'
import { letterPhase, startRound, stopAlphabet } from './rules-letter.ts'
import { passOverSpoken, spokenVoters } from './rules-spoken.ts'
import type { Phase, State } from './rules-state.ts'
import { nextPresent, restartClock } from './rules-turns.ts'
import { changeWritingClock, passOverWriting, stillWriting } from './rules-writing.ts'
import { settleColumn, settleFilling } from './rules-written.ts'

/** The clock that decides. */
export function phaseClock(phase: Phase): Clock | null {
  switch (phase.name) {
    case 'filling':
      return phase.writing.done.clock
    case 'column':
      return judgingClock(phase.judging)
    case 'spoken':
      return phase.challenge?.ballot.clock ?? phase.clock
    default:
      return 'clock' in phase ? phase.clock : null
  }
}

export function waitedFor(state: State): readonly Seat[] {
  const { phase, over } = state
  if (over) return []
  switch (phase.name) {
    case 'letter':
      return [state.stopper]
    case 'filling':
      return stillWriting(phase.writing, state)
    case 'column':
      return votersMissing(phase.judging, state)
    case 'turn':
      return phase.challenge ? [] : [phase.seat]
    case 'spoken': {
      const { challenge, seat } = phase
      return challenge ? missingVotes(challenge.ballot, spokenVoters(state, challenge)) : [seat]
    }
    default:
      return []
  }
}

/** What is typed counts, the alphabet stops, the turn hops on. */
export function passOverSeat(state: State, seat: Seat, context: TableContext): State {
  const { phase } = state
  const { now, away, audience } = context
  switch (phase.name) {
    case 'letter':
      return state.stopper === seat ? stopAlphabet(state, context) : state
    case 'filling':
      return settleFilling(state, passOverWriting(phase.writing, seat, state, now), now)
    case 'column': {
      const judging = passOverJudging(phase.judging, seat, state, now, audience)
      return settleColumn(state, phase, judging, now)
    }
    case 'turn': {
      if (phase.seat !== seat || phase.challenge) return state
      const next = nextPresent(state, seat, [...away, seat])
      return { ...state, phase: restartClock({ ...phase, seat: next }, state, now) }
    }
    case 'spoken':
      return passOverSpoken(state, phase, seat, context)
    default:
      return state
  }
}

/** The round on the table begins again, with its letter and columns. */
export function reseatRound(state: State, seating: Seating, { now }: TableContext): State {
  const seated = { ...state, seating }
  const { name } = state.phase
  if (state.over || name === 'scores' || name === 'lost') return seated
  if (name === 'letter') return { ...seated, phase: letterPhase(seated, now) }
  return startRound(seated, now)
}

export function pauseClocks(state: State): State {
  return changeClocks(state, suspendClock)
}

export function resumeClocks(state: State, now: number): State {
  return state.seating === 'passed'
    ? state
    : changeClocks(state, (clock) => resumeClock(clock, now))
}

function changeClocks(state: State, change: (clock: Clock) => Clock): State {
  const { phase } = state
  switch (phase.name) {
    case 'filling':
      return { ...state, phase: { ...phase, writing: changeWritingClock(phase.writing, change) } }
    case 'column': {
      const judging = changeJudgingClocks(phase.judging, change)
      return { ...state, phase: { ...phase, judging } }
    }
    case 'spoken': {
      // The clock of the turn rests while the answer is voted on.
      const { challenge, clock } = phase
      if (!challenge) return { ...state, phase: { ...phase, clock: change(clock) } }
      const ballot = { ...challenge.ballot, clock: change(challenge.ballot.clock) }
      return { ...state, phase: { ...phase, challenge: { ...challenge, ballot } } }
    }
    case 'letter':
      return { ...state, phase: { ...phase, clock: phase.clock && change(phase.clock) } }
    case 'grace':
    case 'turn':
      return { ...state, phase: { ...phase, clock: change(phase.clock) } }
    default:
      return state
  }
}
