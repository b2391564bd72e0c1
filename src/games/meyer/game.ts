import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'meyer',
  title: 'Meyer',
  curtain: ['Meyer'],
  tagline: 'Lie with a straight face',
  cloth: 'kaki',
  crest: 'meyer',
  // Alone there are bots.
  players: { min: 1, max: 20 },
})
