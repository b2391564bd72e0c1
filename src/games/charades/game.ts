import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'charades',
  title: 'Charades',
  curtain: ['Charades'],
  tagline: 'Not a sound',
  cloth: 'matcha',
  crest: 'charades',
  collection: 'charades',
  players: { min: 2, max: 20 },
  unit: 'phrases',
})
