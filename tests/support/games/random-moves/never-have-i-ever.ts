import {
  type Move,
  type Options,
  options,
  rules,
  type State,
  type View,
} from '#games/never-have-i-ever/rules.ts'
import type { RandomGames } from '../random-games.ts'

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  options: [
    { ...options.defaults, rounds: 20 },
    { ...options.defaults, count: false },
    { ...options.defaults, nobody: false, story: false },
  ],
  players: [2, 3, 8, 20],
  lists: [Array.from({ length: 90 }, (_, at) => `done thing ${at} with {other}`)],
  tries: ({ players }) => [
    { type: 'next' },
    { type: 'next' },
    { type: 'skip' },
    { type: 'mark', seat: 0 },
    { type: 'mark', seat: players.length - 1 },
    { type: 'mark', seat: players.length },
  ],
}
