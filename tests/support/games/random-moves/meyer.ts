import { rules, type View } from '#games/meyer/rules.ts'
import { type Move, type Options, options, type State } from '#games/meyer/rules-state.ts'
import type { RandomGames } from '../random-games.ts'

export const short: Options = { ...options.defaults, lives: 3 }

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  options: [
    short,
    options.defaults,
    { ...short, seconds: 45 },
    { ...short, toast: false, reroll: false, double: false },
  ],
  players: [2, 3, 8],
  tries: ({ phase, claim }) => {
    const least = claim ?? 1
    const always = (['timeout', 'bot', 'next', 'open'] as const).map((type) => ({ type }))
    if (phase === 'roll') {
      return [...always, { type: 'roll' }, { type: 'roll' }, { type: 'newLives' }]
    }
    if (phase === 'decide') {
      return [
        ...always,
        { type: 'lift' },
        { type: 'lift' },
        { type: 'believe' },
        { type: 'concede' },
      ]
    }
    return [
      ...always,
      ...[least, least + 2, 21, least - 1, 99].map((rank) => ({ type: 'say' as const, rank })),
      { type: 'blind' },
      { type: 'toast' },
    ]
  },
}
