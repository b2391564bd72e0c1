import type { Seat } from './players.ts'
import { type Refusal, refuse } from './refusal.ts'

export type Fingers = {
  votes: readonly number[]
  pointed?: Seat | null
}

export function withFingers(
  votes: readonly number[],
  seat: Seat,
  fingers: number,
  here: readonly Seat[],
): Fingers | Refusal {
  const before = votes[seat]
  if (before === undefined || !here.includes(seat)) return refuse('Nobody sits there.')
  if (!Number.isInteger(fingers) || fingers < 0) return refuse('Fingers count from none up.')
  const others = votes.reduce((sum, count) => sum + count, -before)
  if (others + fingers > here.length) return refuse('Those are all the fingers.')
  return { votes: votes.map((count, at) => (at === seat ? fingers : count)), pointed: seat }
}
