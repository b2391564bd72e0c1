import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'word-guess',
  title: 'Word guess',
  titleLines: ['Word guess'],
  tagline: 'Twenty questions',
  cloth: 'sakura',
  dye: 'plain',
  crest: 'wordguess',
  players: { min: 2, max: 20 },
})
