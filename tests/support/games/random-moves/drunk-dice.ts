import { nextHere } from '#domain/table/presence.ts'
import { rules } from '#games/drunk-dice/rules.ts'
import { type Options, options } from '#games/drunk-dice/rules-options.ts'
import type { Move, State, View } from '#games/drunk-dice/rules-state.ts'
import type { RandomGames } from '../random-games.ts'

const bare: Options = { laps: 3, threeMan: false, makeRule: false, duel: false }

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  options: [
    { ...options.defaults, laps: 3 },
    options.defaults,
    bare,
    { ...options.defaults, laps: 0 },
  ],
  players: [2, 3, 8, 20],
  tries: (state) => {
    const {
      players: { length },
      roller,
    } = state
    return [
      { type: 'throw' },
      { type: 'throw' },
      { type: 'pass' },
      { type: 'pass' },
      { type: 'give', seat: nextHere(state, roller) },
      { type: 'give', seat: length - 1 },
      { type: 'give', seat: roller },
      { type: 'name', seat: nextHere(state, roller) },
      { type: 'rule', text: 'No first names' },
      { type: 'challenge', seat: length - 1 },
      { type: 'challenge', seat: length },
    ]
  },
}
