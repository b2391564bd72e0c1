import {
  type Clock,
  dueAtEnd,
  hasRunOut,
  resumeClock,
  startClock,
  suspendClock,
} from '#domain/table/clock.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import { timeOf, turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import {
  admitLate,
  giveUpSeat,
  hereOrNext,
  levelWithLast,
  nextHere,
  seatsHere,
  takeSeat,
} from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { actsFor, type TableState } from '#domain/table/seating.ts'
import { addTo, leaders, rankRows } from '#domain/table/standings.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { choice, houseRules } from '#games/house-rules.ts'
import type { Code } from './messages.ts'

export const options = houseRules({
  rounds: choice(
    'How long',
    'Turns before the end screen.',
    [
      [10, '10 turns'],
      [20, '20 turns'],
      [0, 'Until we stop'],
    ],
    10,
  ),
})

/** With a phone each, the game never waits for one player for good. */
const turnMs = 40_000

export type Options = typeof options.defaults

export type State = TableState & {
  options: Options
  turn: Seat
  /** Turns so far, this one included. */
  round: number
  /** By seat. */
  points: readonly number[]
  /** With a phone each. */
  clock: Clock | null
  over: boolean
}

export type Move = { type: 'done' | 'next' | 'timeout' }

export type View = Pick<State, 'turn' | 'round' | 'clock'> & { rounds: number }

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  version: 1,

  start: ({ players, seating, options, time }, { now }) => {
    const points = players.map(() => 0)
    const dealt = { options, players, seating, turn: 0, round: 1, points, clock: null, over: false }
    return startTurn({ ...dealt, ...timeOf({ time }) }, now)
  },

  move(state, { type }, { by, now }) {
    const { points, turn, clock } = state
    if (type === 'timeout')
      return clock && hasRunOut(clock, now) ? moveOn(state, now) : refuse('time-left')
    if (!actsFor(state, by, turn)) return refuse('not-your-turn', { seat: turn })
    return moveOn(type === 'done' ? { ...state, points: addTo(points, [turn]) } : state, now)
  },

  view: ({ turn, round, clock, options }) => ({ turn, round, clock, rounds: options.rounds }),

  join: (state, player) =>
    takeSeat(state, player, ({ points }) => ({
      points: [...points, levelWithLast(points, state, 'most')],
    })),

  leave(state, seat, { now }) {
    const gone = giveUpSeat(state, seat)
    const turn = hereOrNext(gone, state.turn)
    return turn === state.turn ? gone : startTurn({ ...gone, turn }, now)
  },

  waitsFor: ({ turn, over }) => (over ? [] : [turn]),
  passOver: (state, _, { now }) => moveOn(state, now),
  due: ({ clock, over }) => (over ? null : dueAtEnd(clock, { type: 'timeout' })),
  reseat: (state, seating, { now }) => startTurn({ ...state, seating, clock: null }, now),
  isEdge: (before, after) => after.round > before.round,
  ended: (state) => state.over,
  prompt: () => null,
  changePacks: (state) => state,
  pause: (state) => ({ ...state, clock: state.clock && suspendClock(state.clock) }),
  resume: (state, now) => ({ ...state, clock: state.clock && resumeClock(state.clock, now) }),

  recap(state) {
    const { points } = state
    const winners = leaders(points, seatsHere(state))
    return {
      headline:
        winners.length === 0 ? { code: 'no-points' } : { code: 'did-most', params: { winners } },
      winners,
      rows: rankRows(points, 'most', (_, count) => ({
        score: String(count),
        note: { code: 'points', params: { count } },
      })),
    }
  },
}

function moveOn(state: State, now: number): State {
  const { round, options } = state
  if (options.rounds > 0 && round >= options.rounds) return { ...state, over: true, clock: null }
  const next = admitLate(state)
  return startTurn({ ...next, turn: nextHere(next, state.turn), round: round + 1 }, now)
}

function startTurn(state: State, now: number): State {
  if (state.seating === 'passed') return state
  return { ...state, clock: startClock(turnLimit(turnMs, state), now) }
}
