import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'squiffy',
  title: 'Squiffy',
  titleLines: ['Squiffy'],
  tagline: 'Cards for any bar',
  cloth: 'plain',
  dye: 'sora',
  crest: 'squiffy',
  players: { min: 2, max: 20 },
  isSpiced: true,
})
