import type { Random } from '#domain/random.ts'
import type { AudienceAsk } from '#domain/table/audience.ts'
import { hasRunOut, startClock } from '#domain/table/clock.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { fixedMs, scoreLimit, sharedLimit, turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere, seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { actsFor } from '#domain/table/seating.ts'
import { changeTeam, dealTeams } from '#domain/table/teams.ts'
import { drawPhrase } from './rules-running.ts'
import { isRival, rivalTeams, turnOf } from './rules-sides.ts'
import { getSetMs, type Move, type Outcome, type State } from './rules-state.ts'
import { hasEmptyTeam } from './rules-teams.ts'

const sidesMs = 20_000
const readyMs = 20_000
/** Start sleeps while the others call. */
const callSleepMs = 4000
const maxCall = 12

/** A forecast before the clock runs; it is shown with the list. */
export function askAudience({ seating, phase, played }: State): AudienceAsk | null {
  if (seating === 'passed' || phase === 'teams' || phase === 'list') return null
  const offers = Array.from({ length: maxCall + 1 }, (_, hits) => String(hits))
  const ask = { id: `hits ${played}`, kind: 'hits', offers } as const
  return phase === 'ready' ? ask : { ...ask, isClosed: true }
}

export function openSides(state: State, now: number): State {
  const limit = state.seating === 'own' ? startClock(sharedLimit(sidesMs, state), now) : null
  return { ...state, phase: 'teams', limit }
}

export function openReady(state: State, now: number): State {
  const isOwn = state.seating === 'own'
  const isCalling = isOwn && rivalTeams(state).length > 0
  return {
    ...state,
    phase: 'ready',
    clock: null,
    limit: isOwn ? startClock(turnLimit(readyMs, state), now) : null,
    wakesAtMs: isCalling ? now + sharedLimit(callSleepMs, state) : 0,
  }
}

export function moveTeams(state: State, move: Move, { by, now, random }: MoveContext): Outcome {
  const { teams, limit } = state
  switch (move.type) {
    case 'shuffle':
      return dealAgain(state, random)
    case 'changeTeam':
      if (!isHere(state, move.seat)) return refuse('no-player')
      if (!actsFor(state, by, move.seat)) return refuse('own-side')
      return { ...state, teams: changeTeam(teams, move.seat) }
    case 'begin':
      return hasEmptyTeam(teams) ? refuse('team-empty') : openReady(state, now)
    case 'timeout': {
      if (!limit) return refuse('teams-first')
      if (!hasRunOut(limit, now)) return refuse('time-left')
      return openReady(hasEmptyTeam(teams) ? dealAgain(state, random) : state, now)
    }
    default:
      return refuse('teams-first')
  }
}

/** As many teams as before where there are enough players. */
function dealAgain(state: State, random: Random): State {
  const teams = dealTeams(seatsHere(state), state.options.teams, random)
  return { ...state, teams, points: teams.map(() => 0) }
}

export function moveReady(state: State, move: Move, context: MoveContext): Outcome {
  const { limit, seating, wakesAtMs } = state
  const { by, now } = context
  const turn = turnOf(state)
  switch (move.type) {
    case 'timeout':
      if (!limit) return refuse('start-first')
      return hasRunOut(limit, now) ? run(state, context) : refuse('time-left')
    case 'start':
      if (seating === 'passed') {
        return limit ? refuse('get-set') : { ...state, limit: startClock(fixedMs(getSetMs), now) }
      }
      if (by !== turn) return refuse('not-your-turn', { seat: turn })
      return now < wakesAtMs ? refuse('too-soon') : run(state, context)
    case 'call':
      return call(state, move.hits, by)
    default:
      return refuse('start-first')
  }
}

function call(state: State, hits: number, by: MoveContext['by']): Outcome {
  if (typeof by !== 'number' || !isRival(state, by)) return refuse('rivals-only')
  const isPossible = Number.isInteger(hits) && hits >= 0 && hits <= maxCall
  return isPossible ? { ...state, calls: { ...state.calls, [by]: hits } } : refuse('no-call')
}

function run(state: State, { now, random }: TableContext): State {
  const clock = startClock(scoreLimit(state.options.seconds * 1000, state), now)
  return drawPhrase({ ...state, phase: 'running', limit: null, clock, wakesAtMs: 0 }, random)
}

/** A teammate who is there guesses in the place of one who is away; null where there is none. */
export function withNextMate(state: State, away: readonly Seat[]): State | null {
  const turn = turnOf(state)
  const at = state.teams.findIndex(({ seats }) => seats.includes(turn))
  const seats = state.teams[at]?.seats ?? []
  const from = seats.indexOf(turn)
  const mates = [...seats.slice(from + 1), ...seats.slice(0, from)]
  const mate = mates.find((seat) => !away.includes(seat) && isHere(state, seat))
  if (mate === undefined) return null
  const swapped = seats.map((seat) => (seat === turn ? mate : seat === mate ? turn : seat))
  const teams = state.teams.map((team, index) =>
    index === at ? { ...team, seats: swapped } : team,
  )
  return { ...state, teams }
}
