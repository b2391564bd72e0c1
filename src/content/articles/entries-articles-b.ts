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
  {
    slug: 'deprecated/drunk-dice',
    title: 'Drunk dice on a beer mat',
    description:
      'The first list of sums for two dice, Three-Man and all, with a drawing of what each of the 36 throws does, and the rules that came later.',
    published: '2026-11-20',
    updated: '2026-11-20',
    cloth: 'mustard',
    crest: 'drunkdice',
    play: { path: '/games/drunk-dice', label: 'Throw the dice' },
    related: ['drunk-dice', 'meyer', 'more-or-less'],
    better: { path: '/games/drunk-dice', title: 'Drunk dice' },
  },
  {
    slug: 'deprecated/category',
    title: 'Category with five claps',
    description:
      'Category without any equipment: how to call a good one, how five claps keep time, who judges a tomato, and what is new on the phone.',
    published: '2026-11-20',
    updated: '2026-11-20',
    cloth: 'asagi',
    crest: 'category',
    play: { path: '/games/category', label: 'Play Category' },
    related: ['category', 'country-island-city', 'charades'],
    better: { path: '/games/category', title: 'Category' },
  },
  {
    slug: 'deprecated/country-island-city',
    title: 'Country, island, city on paper',
    description:
      'One letter, three columns and a pencil each: the simple paper rules with ten, five and nothing, a counted sheet, and what has changed since.',
    published: '2026-11-20',
    updated: '2026-11-20',
    cloth: 'sora',
    crest: 'cic',
    play: { path: '/games/country-island-city', label: 'Stop the alphabet' },
    related: ['country-island-city', 'category', 'word-guess'],
    better: { path: '/games/country-island-city', title: 'Country Island City' },
  },
]
