import { endGame } from '#tests/e2e/game-actions.ts'
import { type Step, starts, taps } from '../../walking.ts'

export const newGameWalk: readonly Step[] = [
  ['meyer', starts('New game')],
  ['meyer-next', taps('Done')],
  ['meyer-end', endGame],
]
