import { hasRunOut, isRunning } from '#domain/table/clock.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { admitLate, nextHere, seatsFrom } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { duelists } from './rules-duel.ts'
import { takeHits } from './rules-hits.ts'
import { newTurn, type State, stepOf } from './rules-state.ts'
import { giveHit } from './rules-tasks.ts'
import { throwDice, throwInDuel } from './rules-throw.ts'

/** To the left, past those who are away. */
export function passOn(state: State, away: readonly Seat[]): State {
  const others = seatsFrom(state, state.turn + 1)
  const turn =
    others.find((seat) => seat !== state.turn && !away.includes(seat)) ??
    nextHere(state, state.turn)
  const lap = turn <= state.turn ? state.lap + 1 : state.lap
  const { laps } = state
  if (laps > 0 && lap > laps) {
    return { ...state, mayUndo: false, dodging: [], calls: {}, winnerCalls: {}, over: true }
  }
  return admitLate({ ...state, ...newTurn, turn, lap })
}

export function timeOut(state: State, context: TableContext): State | Refusal<TableCode> {
  const { clock } = state
  if (!clock || !isRunning(clock)) return refuse('clock-stopped')
  if (!hasRunOut(clock, context.now)) return refuse('time-left')
  return doDefault(state, context)
}

/** Dice are thrown, hits go to those with fewest, no rule is made, a hit is not dodged. */
function doDefault(state: State, context: TableContext): State {
  const { duel, turn } = state
  switch (stepOf(state)) {
    case 'throw':
      return throwDice(state, context.random)
    case 'duel':
      return duel ? throwInDuel(state, duel, duelists(duel, turn), context.random) : state
    case 'dodge':
      return takeHits(state, state.dodging)
    case 'pass':
      return state
    default:
      return doTask(state, context.away)
  }
}

/** For a player who does not act: the dice go left, and a hit is not dodged. */
export function passOver(state: State, seat: Seat, context: TableContext): State {
  if (state.over) return state
  const { duel, dodging, turn } = state
  const open = dodging.includes(seat) ? takeHits(state, [seat]) : state
  if (duel && !duel.outcome && seat === duel.rival) return { ...open, duel: null, winnerCalls: {} }
  if (seat !== turn || ['dodge', 'pass'].includes(stepOf(open))) return open
  return passOn(doTask(open, context.away), context.away)
}

/** What was thrown asks for: the fewest hits first, and of these the next on the left. */
function doTask(state: State, away: readonly Seat[]): State {
  const { task } = state
  if (task?.type === 'rule') return { ...state, task: null, suggestions: [] }
  const seat = task && fewestHits(state, away)
  if (task?.type === 'successor') return { ...state, task: null, threeMan: seat ?? state.threeMan }
  if (task?.type !== 'give') return state
  return typeof seat === 'number' ? doTask(giveHit(state, seat), away) : { ...state, task: null }
}

function fewestHits(state: State, away: readonly Seat[]): Seat | undefined {
  const others = seatsFrom(state, state.turn + 1).filter((seat) => seat !== state.turn)
  const present = others.filter((seat) => !away.includes(seat))
  const among = present.length > 0 ? present : others
  const fewest = Math.min(...among.map((seat) => state.taken[seat] ?? 0))
  return among.find((seat) => state.taken[seat] === fewest)
}
