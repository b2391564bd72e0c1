import { rules, type View } from '#games/country-island-city/rules.ts'
import {
  type Move,
  type Options,
  options,
  type State,
} from '#games/country-island-city/rules-state.ts'
import type { RandomGames } from '../random-games.ts'

const plain = ['stop', 'pens-down', 'timeout', 'resume', 'answer', 'skip', 'next', 'next'] as const

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  options: [
    { ...options.defaults, rounds: 3 },
    { ...options.defaults, answers: 'typed', grace: 0, extras: 3, rounds: 3 },
    { ...options.defaults, mode: 'verbal', hardLetters: true, danishLetters: true, rounds: 3 },
  ],
  players: [2, 3, 8, 20],
  lists: [Array.from({ length: 90 }, (_, at) => `Extra ${at}`)],
  tries: ({ players: { length }, letters }) => [
    ...plain.map((type) => ({ type })),
    { type: 'next' },
    { type: 'done', seat: 0 },
    { type: 'mark', seat: length - 1, mark: 'none' },
    { type: 'mark', seat: 0, mark: 'shared' },
    { type: 'rule-out', seat: length - 1 },
    { type: 'write', seat: length - 1, answer: `${letters.at(-1)}erry` },
    { type: 'turn-to', column: 1 },
    { type: 'challenge', seat: length - 1 },
    { type: 'challenge', seat: length },
    { type: 'vote', vote: { upheld: 1, against: 2 } },
    { type: 'judge' },
    { type: 'drop' },
  ],
}
