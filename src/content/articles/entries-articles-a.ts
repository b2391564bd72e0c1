import type { Article } from './registry.ts'

export const entries: readonly Article[] = [
  {
    slug: 'bakke',
    title: 'Bakke, the tray of twelve cups',
    description:
      'House rules for bakke: twelve cups on a tray, two teams, one ball a turn, and three in a row wins. With water in the cups and a drawing.',
    published: '2026-03-14',
    updated: '2026-11-18',
    cloth: 'mustard',
    crest: 'category',
    play: { path: '/games/drunk-dice', label: 'Play drunk dice' },
    related: ['drunk-dice', 'slusen', 'meyer'],
  },
  {
    slug: 'the-line',
    title: 'The Line: only the closest cup counts',
    description:
      'The rules of The Line, Slusen’s table game: six cups a side in a row, two balls, and only the closest cup goes. Played with water or without.',
    published: '2026-03-21',
    updated: '2026-11-18',
    cloth: 'asagi',
    crest: 'slusen',
    play: { path: '/games/slusen', label: 'Play Slusen’s cards' },
    related: ['slusen', 'scrollbar', 'drunk-dice'],
  },
]
