import { definePackGame } from '#games/define-game.ts'

export const game = definePackGame({
  slug: 'never-have-i-ever',
  title: 'Never have I ever',
  titleLines: ['Never have', 'I ever'],
  tagline: 'Confess. Or don’t.',
  cloth: 'sakura',
  crest: 'nhie',
  players: { min: 2, max: 20 },
  unit: 'prompts',
  lead: 'Never have I ever…',
  example: 'eaten somebody else’s leftovers',
})
