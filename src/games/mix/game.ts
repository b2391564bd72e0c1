import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'mix',
  title: 'Mix',
  curtain: ['Mix'],
  tagline: 'A bit of everything',
  cloth: 'plain',
  dye: 'mustard',
  crest: 'mix',
  players: { min: 3, max: 20 },
})
