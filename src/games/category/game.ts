import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'category',
  title: 'Category',
  curtain: ['Category'],
  tagline: 'Think fast',
  cloth: 'asagi',
  crest: 'category',
  collection: 'category',
  players: { min: 2, max: 20 },
  unit: 'categories',
})
