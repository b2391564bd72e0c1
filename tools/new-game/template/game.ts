import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'meyer',
  title: 'New game',
  titleLines: ['New game'],
  tagline: 'What it is, in few words',
  cloth: 'kaki',
  crest: 'meyer',
  players: { min: 2, max: 20 },
})
