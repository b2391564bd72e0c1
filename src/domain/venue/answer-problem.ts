import { type Refusal, refuse } from '../table/refusal.ts'
import { actorsOf } from './card-play.ts'
import type { VenueCode } from './messages.ts'
import type { DealtCard } from './state.ts'

const maxNumber = 1e12
/** As long as the button is there. */
const maxTapMs = 5000

export function answerProblem(card: DealtCard, value: number): Refusal<VenueCode> | null {
  return isAnswer(card, value) ? null : refuse('no-answer')
}

function isAnswer(card: DealtCard, value: number): boolean {
  switch (card.does) {
    case 'versus':
      return actorsOf(card).includes(value)
    case 'vote':
      return value === 0 || value === 1
    case 'number':
      return Number.isFinite(value) && Math.abs(value) <= maxNumber
    case 'race':
      return Number.isInteger(value) && value >= 0 && value <= maxTapMs
    default:
      return false
  }
}
