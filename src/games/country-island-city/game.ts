import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'country-island-city',
  title: 'Country Island City',
  curtain: ['Country', 'Island City'],
  tagline: 'One letter, five columns',
  description:
    'Country, island, city with a letter drawn by the phone, columns to argue about and fair scoring.',
  cloth: 'sora',
  crest: 'cic',
  collection: 'country-island-city',
  players: { min: 2, max: 20 },
  unit: 'columns',
  steps: [
    'Stop the alphabet. Fill every column with that letter.',
    'First one done calls it: fifteen seconds for the rest.',
    'Twenty alone in a column, ten for your own, five if shared.',
  ],
})
