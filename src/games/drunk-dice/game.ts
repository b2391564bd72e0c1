import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'drunk-dice',
  title: 'Drunk dice',
  curtain: ['Drunk dice'],
  tagline: 'Two dice, no mercy',
  cloth: 'kaki',
  dye: 'mustard',
  crest: 'drunkdice',
  players: { min: 2, max: 20 },
})
