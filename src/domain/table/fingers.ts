import type { Seat } from './players.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { TableCode } from './table-messages.ts'

export type Fingers = {
  votes: readonly number[]
  pointed?: Seat | null
}

export function withFingers(
  votes: readonly number[],
  seat: Seat,
  fingers: number,
  here: readonly Seat[],
): Fingers | Refusal<TableCode> {
  const before = votes[seat]
  if (before === undefined || !here.includes(seat)) return refuse('empty-seat')
  if (!Number.isInteger(fingers) || fingers < 0) return refuse('fingers-whole')
  const others = votes.reduce((sum, count) => sum + count, -before)
  if (others + fingers > here.length) return refuse('fingers-all')
  return { votes: votes.map((count, at) => (at === seat ? fingers : count)), pointed: seat }
}
