import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'most-likely-to',
  title: 'Most likely to',
  curtain: ['Most', 'likely to'],
  tagline: 'Point on three',
  cloth: 'mustard',
  crest: 'most',
  collection: 'mostLikelyTo',
  players: { min: 3, max: 20 },
  unit: 'prompts',
})
