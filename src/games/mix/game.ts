import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'mix',
  title: 'Mix',
  titleLines: ['Mix'],
  tagline: 'Six games in one',
  cloth: 'plain',
  dye: 'mustard',
  crest: 'mix',
  players: { min: 2, max: 20 },
  isSpiced: true,
})
