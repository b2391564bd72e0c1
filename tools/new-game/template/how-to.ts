import type { HowTo } from '#games/define-game.ts'

export const howTo: HowTo = {
  description: 'New game for one phone: take turns, and collect points.',
  steps: ['It is your turn: do it, or let it be.', 'Done is a point. Most points win.'],
}
