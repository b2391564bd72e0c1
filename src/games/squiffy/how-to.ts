import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Squiffy for one phone: cards that know your names, rules that last a while, and a penalty you may always choose instead.',
  steps: [
    'The card names one of you. Read it out.',
    'Follow it, or take the penalty. Nobody asks why.',
    'It remembers what you said and did, never what you passed.',
  ],
}
