import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Never have I ever for one phone: original prompts, fair turns, a count of petals and a sober mode.',
  steps: [
    'Read it out. Everybody who has done it owns up.',
    'Tap the guilty. They lose one of their ten petals each.',
    'Nobody guilty? The reader loses one. A player out of petals ends it.',
  ],
}
