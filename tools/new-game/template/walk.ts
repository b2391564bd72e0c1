import { endHere } from '#tests/e2e/house.ts'
import { type Step, starts, taps } from '../../walking.ts'

export const newGameWalk: readonly Step[] = [
  ['meyer', starts('New game')],
  ['meyer-next', taps('Done')],
  ['meyer-end', endHere],
]
