import type { Seat } from './players.ts'
import { type Refusal, refuse } from './refusal.ts'

export type Fingers = {
  /** By seat. */
  votes: readonly number[]
  /** Whose fingers were told last; absent in games from before it was kept. */
  pointed?: Seat | null
}

/** The fingers once that seat got so many; all together are no more than there are players here. */
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
