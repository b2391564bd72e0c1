import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'charades',
  title: 'Charades',
  curtain: ['Charades'],
  tagline: 'Not a sound',
  description:
    'Charades for one phone: tilt for a hit, big buttons if you would rather, and a list of who guessed what.',
  cloth: 'matcha',
  crest: 'charades',
  collection: 'charades',
  players: { min: 2, max: 20 },
  unit: 'phrases',
  steps: [
    'Hold the phone to your forehead. The others act.',
    'Tilt down for a hit, up to pass. Or use the buttons.',
    'When the time is up, the other side may steal the last one.',
  ],
})
