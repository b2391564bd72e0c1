import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'scrollbar',
  title: 'Scrollbar',
  titleLines: ['Scrollbar'],
  tagline: 'Cards for a coders’ bar',
  cloth: 'matcha',
  dye: 'plain',
  crest: 'scrollbar',
  players: { min: 2, max: 20 },
  isSpiced: true,
})
