import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Scrollbar’s own cards for one phone: friendly nonsense for people who like computers, written here for fun, sober mode included.',
  steps: [
    'Pull a card from the top. Read it out.',
    'Follow it, or take the penalty. Nobody asks why.',
    'Five cards are a build. It ships if at most one of them was passed.',
  ],
}
