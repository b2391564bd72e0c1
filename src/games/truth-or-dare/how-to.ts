import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Truth or dare for one phone: real choices, timed dares, a coin that decides, and a free way out.',
  steps: [
    'Choose truth, choose dare, or flip the coin.',
    'Say it or do it. The group decides if it counts.',
    'Pass costs five bows. “Not for us” costs nothing.',
  ],
}
