import {
  type AudienceAsk,
  askFalls,
  askStands,
  interruptFor,
  isTieUpheld,
} from '#domain/table/audience.ts'
import {
  castVote,
  dropVote,
  hurryBallot,
  isBallotOver,
  openBallot,
  passOverVote,
  votersFor,
} from '#domain/table/ballot.ts'
import { hasRunOut, isRunning, startClock, suspendClock } from '#domain/table/clock.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { sharedLimit, turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { hereOrNext, isHere, seatsFrom, seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { type Speaking, speakAt, speakInTurn } from '#domain/table/speaking.ts'
import { addTo } from '#domain/table/standings.ts'
import {
  type Lost,
  type Move,
  type Outcome,
  type Spoken,
  type State,
  sleepMs,
} from './rules-state.ts'
import {
  leaveTurns,
  nextPresent,
  openTurns,
  passTurn,
  restartClock,
  turnLengthMs,
} from './rules-turns.ts'

const startMs = 8000
const doubtMs = 4000
const voteMs = 8000
/** From so many players on an answer is thrown to one of three names. */
const minToThrow = 6
const throwNames = 3
const minToCall = 3

export function startSpoken(state: State, seat: Seat, now: number): State {
  const phase: Spoken = {
    ...openTurns(seat, state),
    name: 'spoken',
    clock: startClock(turnLimit(startMs, state), now),
    isStarted: false,
    wakesAtMs: now + sharedLimit(sleepMs, state),
    taken: {},
    calls: {},
    doubters: [],
    answeredAtMs: 0,
    challenge: null,
  }
  return { ...state, phase }
}

export function moveSpoken(state: State, phase: Spoken, move: Move, context: MoveContext): Outcome {
  const { by, now } = context
  if (move.type === 'timeout') return timeOut(state, phase, context)
  if (typeof by !== 'number') return refuse('own-phones')
  if (move.type === 'stand') return vote(state, phase, by, move.stands, context)
  if (phase.challenge) return refuse('vote-first')
  switch (move.type) {
    case 'call':
      return call(state, phase, by, move.seat)
    case 'start':
      if (by !== phase.seat) return refuse('not-your-turn', { seat: phase.seat })
      if (phase.isStarted) return refuse('clock-runs')
      return now < phase.wakesAtMs ? refuse('too-soon') : start(state, phase, now)
    case 'answer':
      return answer(state, phase, move.to, context)
    case 'challenge':
      return doubt(state, phase, by, now)
    default:
      return refuse('going-round')
  }
}

/** As its players: who falls, then whether a challenged answer counts. */
export function askSpoken(
  state: State,
  { isStarted, challenge, doubters }: Spoken,
): AudienceAsk | null {
  const falls = askFalls(seatsHere(state), isStarted)
  return challenge ? interruptFor(askStands(doubters.length), falls) : falls
}

/** The answer, read as long as it may be doubted. */
export function speaking({ phase, round, deck }: State): Speaking | null {
  if (phase.name !== 'spoken' || !phase.isStarted) return null
  const { seat, answers, answerer, challenge } = phase
  const part = speakInTurn({ turn: seat, answers, answerer, isDoubted: challenge !== null })
  return speakAt(part, round, ...deck.drawn)
}

/** The names to throw to: those with the fewest turns. None where it goes left. */
export function throwTargets(state: State, { seat, taken }: Spoken): Seat[] {
  const others = seatsFrom(state, seat).filter((other) => other !== seat)
  if (others.length + 1 < minToThrow) return []
  const turns = (other: Seat) => taken[other] ?? 0
  return others.sort((one, other) => turns(one) - turns(other)).slice(0, throwNames)
}

/** With two there is nothing to guess. */
export function canCall(state: State, { isStarted }: Spoken): boolean {
  return !isStarted && seatsHere(state).length >= minToCall
}

/** Whether that seat may challenge the last answer, while there is time. */
export function canDoubt(state: State, phase: Spoken, by: Seat): boolean {
  const { answerer, doubters, challenge } = phase
  if (challenge || answerer === null || by === answerer || doubters.includes(by)) return false
  return isHere(state, by) && spokenVoters(state, { seat: answerer, by }).length > 0
}

export function doubtUntilMs({ answeredAtMs }: Spoken, table: Pick<State, 'time'>): number {
  return answeredAtMs + sharedLimit(doubtMs, table)
}

function start(state: State, phase: Spoken, now: number): State {
  const clock = startClock(turnLengthMs(state, 0), now)
  return { ...state, phase: { ...phase, isStarted: true, clock } }
}

function call(state: State, phase: Spoken, by: Seat, seat: Seat): Outcome {
  if (phase.isStarted) return refuse('going-round')
  if (!canCall(state, phase) || !isHere(state, seat) || seat === by) return refuse('no-call')
  return { ...state, phase: { ...phase, calls: { ...phase.calls, [by]: seat } } }
}

function answer(
  state: State,
  phase: Spoken,
  to: Seat | undefined,
  { by, now, away }: MoveContext,
): Outcome {
  const { seat, clock, taken } = phase
  if (by !== seat) return refuse('not-your-turn', { seat })
  if (!phase.isStarted || !isRunning(clock)) return refuse('not-running')
  if (hasRunOut(clock, now)) return refuse('too-late')
  const targets = throwTargets(state, phase)
  if (targets.length > 0 && (to === undefined || !targets.includes(to))) return refuse('not-there')
  const next = targets.length > 0 && to !== undefined ? to : nextPresent(state, seat, away)
  const passed = passTurn(phase, next, state, now)
  const counted = { ...taken, [seat]: (taken[seat] ?? 0) + 1 }
  return { ...state, phase: { ...passed, taken: counted, answeredAtMs: now } }
}

/** Stops the clock: all but the two vote. */
function doubt(state: State, phase: Spoken, by: Seat, now: number): Outcome {
  const { answerer, clock, doubters } = phase
  if (answerer === null) return refuse('no-answer-yet')
  if (by === answerer) return refuse('own-answer')
  if (now > doubtUntilMs(phase, state) || hasRunOut(clock, now)) return refuse('doubt-passed')
  if (doubters.includes(by)) return refuse('one-doubt')
  const challenge = {
    seat: answerer,
    by,
    ballot: openBallot<boolean>(sharedLimit(voteMs, state), now),
  }
  if (spokenVoters(state, challenge).length === 0) return refuse('nobody-votes')
  const doubted = { doubters: [...doubters, by], challenge, clock: suspendClock(clock) }
  return { ...state, phase: { ...phase, ...doubted } }
}

type Closing = Pick<TableContext, 'now' | 'audience'>

function vote(state: State, phase: Spoken, by: Seat, stands: boolean, context: Closing): Outcome {
  const { challenge } = phase
  if (!challenge || isBallotOver(challenge.ballot, context.now)) return refuse('no-vote')
  if (!spokenVoters(state, challenge).includes(by)) return refuse('own-vote')
  const ballot = castVote(challenge.ballot, by, stands)
  return countVotes(state, phase, { ...challenge, ballot }, context)
}

type Challenge = NonNullable<Spoken['challenge']>

export function spokenVoters(state: State, { seat, by }: Pick<Challenge, 'seat' | 'by'>): Seat[] {
  return seatsHere(state).filter((other) => other !== seat && other !== by)
}

function countVotes(state: State, phase: Spoken, challenge: Challenge, context: Closing): State {
  const { now } = context
  const voters = spokenVoters(state, challenge)
  const ballot = hurryBallot(challenge.ballot, voters, { table: state, now })
  const counted = { ...challenge, ballot }
  return isBallotOver(ballot, now)
    ? closeVote(state, phase, counted, context)
    : { ...state, phase: { ...phase, challenge: counted } }
}

/** The audience breaks a tie; with a tie, or no vote at all, the answer counts. */
function closeVote(
  state: State,
  phase: Spoken,
  { ballot, seat, by }: Challenge,
  { now, audience }: Closing,
): State {
  const voters = spokenVoters(state, { seat, by })
  const upheld = votersFor(ballot, voters, true).length
  const against = votersFor(ballot, voters, false).length
  const stands = isTieUpheld(upheld, against, audience) ?? upheld >= against
  return stands ? fall(state, phase, by, 'doubt', now) : fall(state, phase, seat, 'answer', now)
}

function timeOut(state: State, phase: Spoken, context: Closing): Outcome {
  const { now } = context
  const { challenge } = phase
  const clock = challenge?.ballot.clock ?? phase.clock
  if (!isRunning(clock)) return refuse('clock-stopped')
  if (!hasRunOut(clock, now)) return refuse('time-left')
  if (challenge) return closeVote(state, phase, challenge, context)
  return phase.isStarted ? fall(state, phase, phase.seat, 'time', now) : start(state, phase, now)
}

/** A slip for the seat, and one fewer for each who called it. */
function fall(state: State, phase: Spoken, seat: Seat, why: Lost['why'], now: number): State {
  const knew = seatsHere(state).filter((other) => phase.calls[other] === seat)
  const slips = addTo(state.slips, [seat]).map((count, other) =>
    knew.includes(other) ? Math.max(0, count - 1) : count,
  )
  return { ...state, slips, phase: { name: 'lost', seat, why, wakesAtMs: now + sleepMs, knew } }
}

/** It hops on with a full clock; of a vote the seat's is not waited for. */
export function passOverSpoken(
  state: State,
  phase: Spoken,
  seat: Seat,
  context: Pick<TableContext, 'now' | 'away' | 'audience'>,
): State {
  const { now, away } = context
  const { challenge } = phase
  if (challenge) {
    const ballot = passOverVote(challenge.ballot, seat)
    return countVotes(state, phase, { ...challenge, ballot }, context)
  }
  if (phase.seat !== seat) return state
  const hopped = { ...phase, seat: nextPresent(state, seat, [...away, seat]) }
  return { ...state, phase: phase.isStarted ? restartClock(hopped, state, now) : hopped }
}

/** A challenge by the leaver, or of its answer, is void. @param state without the leaver */
export function leaveSpoken(state: State, phase: Spoken, seat: Seat, now: number): State {
  const { [seat]: _, ...others } = phase.calls
  const calls = Object.fromEntries(Object.entries(others).filter(([, called]) => called !== seat))
  const { challenge } = phase
  const without = { ...phase, calls }
  if (!phase.isStarted) {
    return { ...state, phase: { ...without, seat: hereOrNext(state, phase.seat) } }
  }
  const left = leaveTurns(without, seat, state, now)
  if (!challenge) return { ...state, phase: left }
  if (challenge.seat === seat || challenge.by === seat) {
    const clock = startClock(turnLengthMs(state, left.answers), now)
    return { ...state, phase: { ...left, challenge: null, clock } }
  }
  const ballot = dropVote(challenge.ballot, seat)
  return countVotes(state, left, { ...challenge, ballot }, { now })
}
