import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'truth-or-dare',
  title: 'Truth or dare',
  curtain: ['Truth', 'or dare'],
  tagline: 'Choose your fate',
  cloth: 'vermilion',
  crest: 'tod',
  collection: 'truthOrDare',
  players: { min: 2, max: 20 },
  unit: 'prompts',
})
