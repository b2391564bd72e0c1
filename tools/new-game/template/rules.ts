import type { GameRules } from '#domain/table/game-rules.ts'
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

export type Options = typeof options.defaults

export type State = TableState & {
  options: Options
  turn: Seat
  /** Turns so far, this one included. */
  round: number
  /** By seat. */
  points: readonly number[]
  over: boolean
}

export type Move = { type: 'done' | 'next' }

export type View = Pick<State, 'turn' | 'round'> & { rounds: number }

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  version: 1,

  start: ({ players, seating, options }) => ({
    options,
    players,
    seating,
    turn: 0,
    round: 1,
    over: false,
    points: players.map(() => 0),
  }),

  move(state, { type }, { by }) {
    const { points, turn } = state
    if (!actsFor(state, by, turn)) return refuse('not-your-turn', { seat: turn })
    return moveOn(type === 'done' ? { ...state, points: addTo(points, [turn]) } : state)
  },

  view: ({ turn, round, options }) => ({ turn, round, rounds: options.rounds }),

  join: (state, player) =>
    takeSeat(state, player, ({ points }) => ({
      points: [...points, levelWithLast(points, state, 'most')],
    })),

  leave(state, seat) {
    const gone = giveUpSeat(state, seat)
    return { ...gone, turn: hereOrNext(gone, state.turn) }
  },

  waitsFor: ({ turn, over }) => (over ? [] : [turn]),
  passOver: (state) => moveOn(state),
  due: () => null,
  reseat: (state, seating) => ({ ...state, seating }),
  isEdge: (before, after) => after.round > before.round,
  ended: (state) => state.over,
  prompt: () => null,
  changePacks: (state) => state,
  pause: (state) => state,
  resume: (state) => state,

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

function moveOn(state: State): State {
  const { round, options } = state
  if (options.rounds > 0 && round >= options.rounds) return { ...state, over: true }
  const next = admitLate(state)
  return { ...next, turn: nextHere(next, state.turn), round: round + 1 }
}
