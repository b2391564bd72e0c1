import { definePackGame } from '#games/define-game.ts'

export const game = definePackGame({
  slug: 'most-likely-to',
  title: 'Most likely to',
  titleLines: ['Most', 'likely to'],
  tagline: 'Point at a friend',
  cloth: 'mustard',
  crest: 'most',
  players: { min: 3, max: 20 },
  minOwnPhones: 2,
  unit: 'prompts',
  lead: 'Who is most likely to…',
  example: 'miss their own birthday',
})
