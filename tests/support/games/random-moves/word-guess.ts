import { hereOrNext } from '#domain/table/presence.ts'
import { rules } from '#games/word-guess/rules.ts'
import {
  type Move,
  type Options,
  options,
  type State,
  type View,
} from '#games/word-guess/rules-state.ts'
import type { RandomGames } from '../random-games.ts'

const question: Move = { type: 'answer', answer: 'no', text: 'Is it round?' }

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  options: [
    { ...options.defaults, words: 3 },
    { ...options.defaults, words: 0, sayTheme: false },
    { ...options.defaults, host: 'voice', words: 3 },
  ],
  players: [2, 3, 8, 20],
  lists: ['animal', 'dish'].map((name) =>
    Array.from({ length: 50 }, (_, at) => `${name} number ${at}`),
  ),
  tries: (state) =>
    state.phase === 'asking'
      ? [
          ...[question, question, question],
          { type: 'answer', answer: 'invalid', text: '' },
          { type: 'guess', right: false, text: '' },
          { type: 'guess', right: true, text: 'That' },
          { type: 'solved', questions: null },
          { type: 'exhausted' },
          { type: 'takeOver' },
          { type: 'giveUp' },
        ]
      : [
          ...(['open', 'begin', 'swap', 'next', 'takeOver'] as const).map((type) => ({ type })),
          { type: 'guess', right: false, text: '' },
          { type: 'guess', right: true, text: '' },
          { type: 'solved', questions: 99 },
          { type: 'solver', seat: hereOrNext(state, 0) },
          { type: 'notYet' },
          { type: 'takeBack' },
          { type: 'exhausted' },
          { type: 'solver', seat: state.players.length },
          question,
        ],
}
