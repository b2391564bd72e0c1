import { hasRunOut, isRunning, pauseClock, resumeClock, startClock } from '#domain/table/clock.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import { sharedLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { refuse } from '#domain/table/refusal.ts'
import { teamOf } from '#domain/table/teams.ts'
import { buzzIn } from './rules-buzz.ts'
import { forecastsOf } from './rules-points.ts'
import { actorsOf, thievesOf } from './rules-sides.ts'
import type { Move, Outcome, State } from './rules-state.ts'

export const stealMs = 5000
/** With a phone each, until a player has buzzed. */
const buzzMs = 8000
const revealSleepMs = 4000

export function openSteal(state: State, now: number): State {
  const opening: State = { ...state, phase: 'steal', buzz: null, foul: null }
  return state.seating === 'own'
    ? { ...opening, clock: null, limit: startClock(sharedLimit(buzzMs, state), now) }
    : { ...opening, clock: startClock(sharedLimit(stealMs, state), now), limit: null }
}

/** @param thief who has stolen the last phrase */
export function openList(
  state: State,
  now: number,
  { team, seat }: { team: number | null; seat: Seat | null } = { team: null, seat: null },
): State {
  const wakesAtMs = state.seating === 'own' ? now + revealSleepMs : 0
  return {
    ...state,
    phase: 'list',
    forecasts: forecastsOf(state),
    clock: null,
    limit: null,
    buzz: null,
    foul: null,
    thief: team,
    stolenBy: seat,
    wakesAtMs,
  }
}

export function moveSteal(state: State, move: Move, context: MoveContext): Outcome {
  return state.seating === 'own'
    ? moveOwn(state, move, context)
    : movePassed(state, move, context.now)
}

/** A guess called in time may be tapped after the clock: the table knows. */
function movePassed(state: State, move: Move, now: number): Outcome {
  const { clock } = state
  switch (move.type) {
    case 'stolen':
      if (!thievesOf(state).includes(move.team)) return refuse('may-not-steal')
      return openList(state, now, { team: move.team, seat: null })
    case 'notStolen':
      return openList(state, now)
    case 'resume':
      return clock ? { ...state, clock: resumeClock(clock, now) } : state
    case 'timeout':
      if (!clock || !isRunning(clock)) return refuse('clock-stopped')
      if (!hasRunOut(clock, now)) return refuse('time-left')
      return { ...state, clock: pauseClock(clock, now) }
    default:
      return refuse('stolen-first')
  }
}

/** The first of the thieves to buzz guesses aloud; any of those who act judges. */
function moveOwn(state: State, move: Move, { by, now }: MoveContext): Outcome {
  const { buzz, limit, teams } = state
  const thief = typeof by === 'number' ? teamOf(teams, by) : -1
  switch (move.type) {
    case 'buzz':
      if (typeof by !== 'number' || !thievesOf(state).includes(thief))
        return refuse('may-not-steal')
      if (buzz) return refuse('buzzed-first', { seat: buzz.seat })
      if (!limit || hasRunOut(limit, now)) return refuse('too-late')
      return { ...state, limit: null, buzz: buzzIn(by, state, now) }
    case 'judge':
      if (typeof by !== 'number' || !actorsOf(state).includes(by)) return refuse('actors-only')
      if (!buzz) return refuse('buzz-first')
      if (!move.isRight) return openList(state, now)
      return openList(state, now, { team: teamOf(teams, buzz.seat), seat: buzz.seat })
    case 'timeout': {
      const clock = buzz?.clock ?? limit
      if (!clock) return refuse('clock-stopped')
      return hasRunOut(clock, now) ? openList(state, now) : refuse('time-left')
    }
    default:
      return refuse('stolen-first')
  }
}
