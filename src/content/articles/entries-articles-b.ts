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
  {
    slug: 'deprecated/squiffy',
    title: 'Squiffy with two hats',
    description:
      'How Squiffy is played on paper: a hat of slips, a hat of names, a price for whoever would rather not, and what the phone does differently.',
    published: '2026-11-20',
    updated: '2026-11-20',
    cloth: 'plain',
    crest: 'squiffy',
    play: { path: '/games/squiffy', label: 'Play Squiffy' },
    related: ['squiffy', 'truth-or-dare', 'mix'],
    better: { path: '/games/squiffy', title: 'Squiffy' },
  },
  {
    slug: 'deprecated/charades',
    title: 'Charades with a bowl of slips',
    description:
      'Charades the older way: a bowl, a watch, one actor at a time, the signs worth knowing, and what is different when you play it on a phone.',
    published: '2026-11-20',
    updated: '2026-11-20',
    cloth: 'matcha',
    crest: 'charades',
    play: { path: '/games/charades', label: 'Play charades' },
    related: ['charades', 'word-guess', 'category'],
    better: { path: '/games/charades', title: 'Charades' },
  },
]
