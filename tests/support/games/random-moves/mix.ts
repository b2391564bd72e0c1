import { rules, type View } from '#games/mix/rules.ts'
import { type Options, options } from '#games/mix/rules-options.ts'
import { listOf, type Move, type State } from '#games/mix/rules-state.ts'
import type { RandomGames } from '../random-games.ts'

type Plain = Exclude<Move['type'], 'choose' | 'mark' | 'blame' | 'slip' | 'point'>

const { defaults: usual } = options
const moves = (...types: Plain[]): Move[] => types.map((type) => ({ type }))

export const lists = Object.keys(listOf).map((name) =>
  Array.from({ length: 60 }, (_, at) => `${name} ${at} of {player}, {other}`),
)

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  options: [
    { ...usual, cards: 20 },
    options.read({ ...usual, ...{ cards: 20, likely: false, category: false, country: false } }),
    { ...usual, cards: 0, lasting: false },
    options.read({ ...usual, never: false, truth: false, likely: false, charades: false }),
  ],
  players: [3, 4, 8, 20],
  lists,
  tries: ({ card, players }) => {
    const last = players.length - 1
    return [
      ...asked(card.game, last),
      { type: 'skip' },
      { type: 'slip', seat: last },
      { type: 'blame', seat: -1 },
    ]
  },
}

/** What the card asks for, and something it does not. */
function asked(game: State['card']['game'], last: number): Move[] {
  switch (game) {
    case null:
      return moves('next', 'next', 'got')
    case 'never-have-i-ever':
      return [...moves('next', 'next'), { type: 'mark', seat: 0 }, { type: 'mark', seat: last }]
    case 'truth-or-dare':
      return [
        ...moves('done', 'done', 'pass'),
        { type: 'choose', kind: 'truth' },
        { type: 'choose', kind: 'dare' },
      ]
    case 'most-likely-to':
      return [
        ...moves('start', 'timeout', 'reveal', 'next'),
        { type: 'point', for: last, fingers: 1 },
        { type: 'point', for: last, fingers: 2 },
      ]
    case 'charades':
      return moves('start', 'got', 'missed', 'timeout', 'resume')
    case 'category':
    case 'country-island-city':
      return [
        ...moves('start', 'answer', 'broke', 'timeout', 'resume', 'next'),
        { type: 'blame', seat: last },
      ]
  }
}
