import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Drunk dice for one phone: two dice under a cup, Three-Man, quick duels, rules that last until the next six-six, and a sober mode.',
  steps: [
    'Two dice. Sevens go left, elevens right, nines come home.',
    'Whoever is Three-Man pays for every three, until they throw one.',
    'As long as something happens you throw again, five times at most.',
  ],
}
