import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'slusen',
  title: 'Slusen',
  titleLines: ['Slusen'],
  tagline: 'Cards for a bar by a lock',
  cloth: 'sora',
  dye: 'asagi',
  crest: 'slusen',
  players: { min: 2, max: 20 },
  isSpiced: true,
})
