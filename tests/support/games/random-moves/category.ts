import { rules } from '#games/category/rules.ts'
import {
  type Move,
  type Options,
  options,
  type State,
  type View,
} from '#games/category/rules-state.ts'
import type { RandomGames } from '../random-games.ts'

const plain = ['start', 'answer', 'answer', 'timeout', 'repeat', 'next', 'next', 'skip'] as const

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  options: [
    { ...options.defaults, rounds: 5 },
    { ...options.defaults, mode: 'bomb' },
    { ...options.defaults, rounds: 0, seconds: 10 },
  ],
  players: [2, 3, 8, 20],
  lists: [Array.from({ length: 90 }, (_, at) => `category ${at}`)],
  tries: ({ players: { length } }) => [
    ...plain.map((type) => ({ type })),
    { type: 'resume' },
    { type: 'challenge' },
    { type: 'challenge', by: length - 1 },
    { type: 'challenge', by: length },
    { type: 'verdict', upheld: 1, against: 0 },
    { type: 'verdict', upheld: 0, against: 1 },
    { type: 'verdict', upheld: length, against: length },
  ],
}
