import { type Move, rules, type State, type View } from '#games/more-or-less/rules.ts'
import { type Options, options } from '#games/more-or-less/rules-options.ts'
import { promptListOf } from '../more-or-less-table.ts'
import type { RandomGames } from '../random-games.ts'

// Values that stand nowhere else in a view.
const values = Array.from({ length: 30 }, (_, at) => 700_000_000 + ((at * 7919) % 101) * 1013)

const guessing = [
  'next',
  'more',
  'less',
  'stand',
  'against',
  'takeBack',
  'timeout',
  'resume',
] as const

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  options: [
    options.defaults,
    { ...options.defaults, bets: false, measure: 10 },
    { ...options.defaults, seconds: 0, measure: 0, target: 15 },
  ],
  players: [2, 3, 8, 20],
  lists: ['m', 'kg', 's', 'km', 'l'].map((unit) => promptListOf(values, unit)),
  tries: ({ phase, players: { length } }) =>
    phase === 'sides'
      ? [
          { type: 'begin' },
          { type: 'begin' },
          { type: 'shuffle' },
          { type: 'swap', seat: 0 },
          { type: 'swap', seat: length },
          { type: 'rename', team: 0, name: 'Left' },
        ]
      : guessing.map((type) => ({ type })),
}
