import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'never-have-i-ever',
  title: 'Never have I ever',
  curtain: ['Never have', 'I ever'],
  tagline: 'Confess. Or don’t.',
  cloth: 'sakura',
  crest: 'nhie',
  collection: 'neverHaveIEver',
  players: { min: 2, max: 20 },
  unit: 'prompts',
})
