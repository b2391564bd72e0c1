import { addCounts, addTo } from '#domain/table/standings.ts'
import { readItem } from './rules-items.ts'

export type BestRun = { count: number; side: number }

export type Score = {
  /** By side; includes this card once it is turned over. */
  points: readonly number[]
  /** By side, from this card. */
  gained: readonly number[]
  /** Right answers in a row by the side in turn. */
  run: number
  best: BestRun
}

type Settled = Score & {
  a: string
  b: string
  answer: 'more' | 'less' | 'late' | null
  side: number
  isAgainst: boolean
  isLast: boolean
}

/** Every so many in a row earn an extra point. */
const bonusEvery = 5

export function isRight({ a, b, answer }: Pick<Settled, 'a' | 'b' | 'answer'>): boolean {
  return isRightFor(readItem(a).value, readItem(b).value, answer)
}

/** Equal values make every answer right; no answer is always wrong. */
export function isRightFor(known: number, value: number, answer: Settled['answer']): boolean {
  if (answer === 'more') return value >= known
  return answer === 'less' && value <= known
}

export function settle(state: Settled): Score {
  const { side, isAgainst, isLast, best } = state
  const right = isRight(state)
  const other = 1 - side
  const run = right ? state.run + 1 : 0
  const bonus = right && run % bonusEvery === 0 && !isLast ? 1 : 0
  const own = addTo([0, 0], [side], right ? 1 + bonus : 0)
  // In a tie break a wrong answer is the other side's point.
  const isTheirs = isLast && !right
  const bet = isAgainst ? (right ? -1 : 1) : 0
  const gained = addTo(own, [other], isTheirs ? 1 : bet)
  const points = addCounts(state.points, gained)
  return { points, gained, run, best: run > best.count ? { count: run, side } : best }
}
