import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'country-island-city',
  title: 'Country Island City',
  curtain: ['Country', 'Island City'],
  tagline: 'One letter, five columns',
  cloth: 'sora',
  crest: 'cic',
  collection: 'country-island-city',
  players: { min: 2, max: 20 },
  unit: 'columns',
})
