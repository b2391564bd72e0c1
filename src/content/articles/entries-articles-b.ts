import type { Article } from './registry.ts'

export const entries: readonly Article[] = [
  {
    slug: 'deprecated/meyer',
    title: 'Meyer with a cup and a pencil',
    description:
      'The older, shorter rules of Meyer for two dice, a cup and six strokes on paper, and what the game on the phone does differently today.',
    published: '2026-11-20',
    updated: '2026-11-20',
    cloth: 'kaki',
    crest: 'meyer',
    play: { path: '/games/meyer', label: 'Play Meyer' },
    related: ['meyer', 'drunk-dice', 'more-or-less'],
    better: { path: '/games/meyer', title: 'Meyer' },
  },
]
