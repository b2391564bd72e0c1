import { defineGame } from '#games/define-game.ts'

export const game = defineGame({
  slug: 'category',
  title: 'Category',
  curtain: ['Category'],
  tagline: 'Think fast',
  description:
    'Category for one phone: name one, pass it on, and watch the clock shrink every lap.',
  cloth: 'asagi',
  crest: 'category',
  collection: 'category',
  players: { min: 2, max: 20 },
  unit: 'categories',
  steps: [
    'Name something that fits, then pass the phone.',
    'Every lap the clock gets shorter. No repeats.',
    'Doubtful answer? Challenge it. The table votes.',
  ],
})
