import { definePackGame } from '#games/define-game.ts'

export const game = definePackGame({
  slug: 'country-island-city',
  title: 'Country Island City',
  titleLines: ['Country', 'Island City'],
  tagline: 'One letter, five columns',
  cloth: 'sora',
  crest: 'cic',
  players: { min: 2, max: 20 },
  unit: 'columns',
  lead: 'Country, island, city.',
  example: 'Street we have all lived in',
})
