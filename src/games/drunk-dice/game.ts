import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'drunk-dice',
  title: 'Drunk dice',
  titleLines: ['Drunk dice'],
  tagline: 'Two dice, no mercy',
  cloth: 'kaki',
  dye: 'mustard',
  crest: 'drunkdice',
  players: { min: 2, max: 20 },
})
