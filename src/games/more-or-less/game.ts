import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'more-or-less',
  path: '/games/more-or-less/team-select',
  title: 'More or less',
  titleLines: ['More', 'or less'],
  tagline: 'Which is bigger?',
  cloth: 'mustard',
  dye: 'vermilion',
  crest: 'moreless',
  players: { min: 2, max: 20 },
})
