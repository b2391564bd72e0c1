import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'never-have-i-ever',
  title: 'Never have I ever',
  curtain: ['Never have', 'I ever'],
  tagline: 'Confess. Or don’t.',
  description:
    'Never have I ever for one phone: original prompts, fair turns, a count of petals and a sober mode.',
  cloth: 'sakura',
  crest: 'nhie',
  collection: 'neverHaveIEver',
  players: { min: 2, max: 20 },
  unit: 'prompts',
  steps: [
    'Read it out. Everybody who has done it owns up.',
    'Tap the guilty. They lose a petal each.',
    'Nobody guilty? The reader loses one. Pass it left.',
  ],
})
