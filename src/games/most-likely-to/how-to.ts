import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description:
    'Most likely to for one phone: count in, vote or point, and let the table say who it would be.',
  steps: [
    'Read it out. Count down from three.',
    'Everybody points at once, or votes in secret.',
    'The most fingers win the crown nobody wants.',
  ],
}
