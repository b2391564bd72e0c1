import { definePackGame } from '#games/define-game.ts'

export const game = definePackGame({
  slug: 'charades',
  title: 'Charades',
  titleLines: ['Charades'],
  tagline: 'Act it, not a word',
  cloth: 'matcha',
  crest: 'charades',
  players: { min: 2, max: 20 },
  unit: 'phrases',
  lead: 'Act it out.',
  example: 'Losing a key in the dark',
})
