import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'More or less for one phone and two teams: one number is shown, one is hidden. Say more or less, or bet against those who do.',
  steps: [
    'Two sides. One number is shown, the other is not.',
    'More or less? Right is a point, and you go on. Wrong, and they do.',
    'Think they are wrong? Bet against it, a point either way.',
  ],
}
