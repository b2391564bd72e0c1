import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'truth-or-dare',
  title: 'Truth or dare',
  curtain: ['Truth', 'or dare'],
  tagline: 'Choose your fate',
  description:
    'Truth or dare for one phone: real choices, timed dares, a coin that decides, and a free way out.',
  cloth: 'vermilion',
  crest: 'tod',
  collection: 'truthOrDare',
  players: { min: 2, max: 20 },
  unit: 'prompts',
  steps: [
    'Choose truth, choose dare, or flip the coin.',
    'Say it or do it. The group decides if it counts.',
    'Pass costs five bows. “Not for us” costs nothing.',
  ],
})
