import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'meyer',
  title: 'Meyer',
  titleLines: ['Meyer'],
  tagline: 'Bluff with two dice',
  cloth: 'kaki',
  crest: 'meyer',
  // One player gets bots.
  players: { min: 1, max: 20 },
})
