import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Category for one phone: name one, pass it on, and watch the clock shrink every lap.',
  steps: [
    'Name something that fits, then pass the phone.',
    'Every lap the clock gets shorter. No repeats.',
    'Doubtful answer? Challenge it. The table votes.',
  ],
}
