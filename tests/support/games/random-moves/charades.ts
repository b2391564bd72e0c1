import { type Move, rules, type State, type View } from '#games/charades/rules.ts'
import { type Options, options } from '#games/charades/rules-options.ts'
import type { RandomGames } from '../random-games.ts'

const plain = ['shuffle', 'begin', 'start', 'hit', 'hit', 'pass', 'skip', 'resume'] as const

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  options: [
    { ...options.defaults, seconds: 30, turns: 1 },
    { ...options.defaults, teams: 3, steal: false },
    { ...options.defaults, teams: 0, passCost: true },
  ],
  players: [2, 3, 8, 20],
  lists: [Array.from({ length: 200 }, (_, at) => `phrase ${at}`)],
  tries: ({ teams, rows }) => [
    ...plain.map((type) => ({ type })),
    { type: 'changeTeam', seat: 0 },
    { type: 'timeout' },
    { type: 'timeout' },
    { type: 'stolen', team: 0 },
    { type: 'stolen', team: teams.length },
    { type: 'notStolen' },
    { type: 'toggle', row: rows.length - 1 },
    { type: 'next' },
    { type: 'next' },
  ],
}
