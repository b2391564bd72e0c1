import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'slusen',
  title: 'Slusen',
  curtain: ['Slusen'],
  tagline: 'Mind the gates',
  cloth: 'sora',
  dye: 'asagi',
  crest: 'slusen',
  players: { min: 2, max: 10 },
})
