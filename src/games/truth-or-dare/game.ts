import { definePackGame } from '#games/define-game.ts'

export const game = definePackGame({
  slug: 'truth-or-dare',
  title: 'Truth or dare',
  titleLines: ['Truth', 'or dare'],
  tagline: 'Choose your fate',
  cloth: 'vermilion',
  crest: 'tod',
  players: { min: 2, max: 20 },
  unit: 'prompts',
  lead: 'Truth',
  example: 'What did you last hide from us?',
})
