import {
  type Move,
  type Options,
  options,
  rules,
  type State,
  type View,
} from '#games/truth-or-dare/rules.ts'
import type { RandomGames } from '../random-games.ts'

const lists = ['Say', 'Sing for thirty seconds'].map((what) =>
  Array.from({ length: 90 }, (_, at) => `${what}: number ${at}, to {other}.`),
)

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  options: [
    { ...options.defaults, turns: 3 },
    { ...options.defaults, truthLimit: 1 },
    { turns: 0, truthLimit: 0 },
  ],
  players: [2, 3, 8, 20],
  lists,
  tries: () => [
    { type: 'choose', kind: 'truth' },
    { type: 'choose', kind: 'dare' },
    { type: 'coin' },
    { type: 'done' },
    { type: 'done' },
    ...(['pass', 'skip', 'resume', 'pause', 'timeout'] as const).map((type) => ({ type })),
  ],
}
