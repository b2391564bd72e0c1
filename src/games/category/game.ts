import { definePackGame } from '#games/define-game.ts'

export const game = definePackGame({
  slug: 'category',
  title: 'Category',
  titleLines: ['Category'],
  tagline: 'Name one, fast',
  cloth: 'asagi',
  crest: 'category',
  players: { min: 2, max: 20 },
  unit: 'categories',
  lead: 'Name one. Pass it on.',
  example: 'Things in our kitchen drawer',
})
