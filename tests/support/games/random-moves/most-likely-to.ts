import {
  type Move,
  type Options,
  options,
  type Phase,
  rules,
  type State,
  type View,
} from '#games/most-likely-to/rules.ts'
import type { RandomGames } from '../random-games.ts'

/** What leads on from each phase, most of the time. */
const onwards: Record<Phase, Exclude<Move['type'], 'point' | 'vote'>> = {
  prompt: 'begin',
  count: 'timeout',
  tally: 'reveal',
  ballot: 'next',
  sealed: 'reveal',
  reveal: 'next',
}

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  options: [
    options.defaults,
    { ...options.defaults, voting: 'secret' },
    { voting: 'secret', self: true, rounds: 0 },
  ],
  players: [2, 3, 8, 20],
  lists: [Array.from({ length: 90 }, (_, at) => `do thing ${at}`)],
  tries: ({ phase, players: { length } }) => [
    ...Array.from({ length: 12 }, () => ({ type: onwards[phase] })),
    { type: 'skip' },
    { type: 'begin' },
    { type: 'point', for: length - 1, fingers: 1 },
    { type: 'point', for: 0, fingers: 2 },
    { type: 'vote', for: 0 },
    { type: 'vote', for: length - 1 },
    { type: 'vote', for: length },
  ],
}
