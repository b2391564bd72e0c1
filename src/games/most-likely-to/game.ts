import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'most-likely-to',
  title: 'Most likely to',
  curtain: ['Most', 'likely to'],
  tagline: 'Point on three',
  description:
    'Most likely to for one phone: count in, vote or point, and let the table say who it would be.',
  cloth: 'mustard',
  crest: 'most',
  collection: 'mostLikelyTo',
  players: { min: 3, max: 20 },
  unit: 'prompts',
  steps: [
    'Read it out. Count down from three.',
    'Everybody points at once, or votes in secret.',
    'The most fingers win the crown nobody wants.',
  ],
})
