import type { RandomGames } from '#tests/support/games/random-games.ts'
import { messages } from './messages.ts'
import { type Move, type Options, options, rules, type State, type View } from './rules.ts'

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [options.defaults, { ...options.defaults, rounds: 0 }],
  players: [2, 3, 8, 20],
  tries: () => [{ type: 'done' }, { type: 'next' }, { type: 'timeout' }],
  sees: { turn: {} },
  phaseOf: () => 'turn',
  partsOf: ({ turn }) => ({ 'whose turn': [turn] }),
}
