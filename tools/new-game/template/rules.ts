import type { GameRules } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import {
  admitLate,
  giveUpSeat,
  hereOrNext,
  levelWithLast,
  nextHere,
  type Seats,
  seatsHere,
  takeSeat,
} from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { addTo, leaders, rankRows } from '#domain/table/standings.ts'
import { choice, houseRules } from '#games/house-rules.ts'

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

export type State = Seats & {
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

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start: ({ players, options }) => ({
    ...{ options, players, turn: 0, round: 1, over: false },
    points: players.map(() => 0),
  }),

  move(state, { type }) {
    if (state.over) return refuse('The game is over.')
    const { points, turn } = state
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

  holder: (state) => state.turn,
  ended: (state) => state.over,
  prompt: () => null,
  changePacks: (state) => state,
  pause: (state) => state,

  recap(state) {
    const { players, points } = state
    const winners = leaders(points, seatsHere(state))
    return {
      headline:
        winners.length === 0 ? 'Nobody has a point.' : `${listNames(players, winners)} did most.`,
      winners,
      rows: rankRows(points, 'most', (_, count) => ({
        score: String(count),
        note: count === 1 ? 'point' : 'points',
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
