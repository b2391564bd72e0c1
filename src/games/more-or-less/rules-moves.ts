import type { Random } from '#domain/random.ts'
import { hasRunOut, isRunning, pauseClock, resumeClock, suspendClock } from '#domain/table/clock.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { isHere, seatsHere } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { changeTeam, dealTeams, teamOf } from '#domain/table/teams.ts'
import { sleptThrough } from '#domain/table/turn-clock.ts'
import type { Code } from './messages.ts'
import { openCard, reveal } from './rules-cards.ts'
import { renameSide } from './rules-sides.ts'
import type { Move, State } from './rules-state.ts'

export type Outcome = State | Refusal<Code | TableCode>

/** With a phone each, everybody changes only their own side. */
export function moveSides(state: State, move: Move, context: MoveContext): Outcome {
  const { teams, seating, clock } = state
  const { by, now, random } = context
  const isOwn = seating === 'own' && by !== 'clock'
  switch (move.type) {
    case 'shuffle':
      return shuffleSides(state, random)
    case 'swap':
      if (!isHere(state, move.seat)) return refuse('empty-seat')
      if (isOwn && by !== move.seat) return refuse('own-side')
      return { ...state, teams: changeTeam(teams, move.seat) }
    case 'rename': {
      if (isOwn && teams[move.team] && teamOf(teams, by as number) !== move.team) {
        return refuse('other-side')
      }
      const renamed = renameSide(teams, move.team, move.name)
      return 'refused' in renamed ? renamed : { ...state, teams: renamed }
    }
    case 'begin':
      if (hasEmptySide(state)) return refuse('side-empty')
      return openCard(state, now)
    case 'timeout': {
      if (!clock || !isRunning(clock)) return refuse('clock-stopped')
      if (!hasRunOut(clock, now)) return refuse('time-left')
      return openCard(hasEmptySide(state) ? shuffleSides(state, random) : state, now)
    }
    default:
      return refuse('sides-first')
  }
}

function hasEmptySide({ teams }: State): boolean {
  return teams.some(({ seats }) => seats.length === 0)
}

function shuffleSides(state: State, random: Random): State {
  const dealt = dealTeams(seatsHere(state), 2, random)
  const teams = state.teams.map((team, at) => ({ ...team, seats: dealt[at]?.seats ?? [] }))
  return { ...state, teams }
}

/** One phone: the side in play answers by a tap. */
export function moveGuess(state: State, move: Move, { now }: TableContext): Outcome {
  const { clock, options, isLast } = state
  if (clock && move.type === 'resume') return { ...state, clock: resumeClock(clock, now) }
  if (clock && !isRunning(clock)) return refuse('clock-resting')
  const isOut = clock !== null && hasRunOut(clock, now)
  // Slept through the end: suspend instead of a timeout.
  if (isOut && sleptThrough(clock, now)) return { ...state, clock: suspendClock(clock) }
  switch (move.type) {
    case 'timeout':
      return isOut ? reveal({ ...state, answer: 'late' }, now) : refuse('time-left')
    case 'more':
    case 'less': {
      if (isOut) return refuse('too-late')
      const answered = { ...state, answer: move.type }
      if (!options.bets || isLast) return reveal(answered, now)
      return { ...answered, phase: 'bet', clock: clock && pauseClock(clock, now) }
    }
    default:
      return refuse('answer-first')
  }
}

/** One phone: the other side may bet that the answer is wrong. */
export function moveBet(state: State, move: Move, { now }: TableContext): Outcome {
  if (move.type === 'stand') return reveal(state, now)
  if (move.type === 'against') return reveal({ ...state, isAgainst: true }, now)
  if (move.type === 'takeBack') return { ...state, phase: 'guess', answer: null }
  return refuse('bet-or-stand')
}
