import type { RecapRow } from './game-rules.ts'
import type { Seat } from './players.ts'

/** The seats that share the highest count; none when nobody has any. */
export function leaders(counts: readonly number[]): Seat[] {
  const best = Math.max(0, ...counts)
  return best === 0 ? [] : seatsWith(counts, best)
}

/** The seats that share the lowest count. */
export function trailers(counts: readonly number[]): Seat[] {
  return seatsWith(counts, Math.min(...counts))
}

/** Recap rows in order of the counts, best first; ties stay in seating order. */
export function rankRows(
  counts: readonly number[],
  best: 'most' | 'fewest',
  row: (seat: Seat, count: number) => Omit<RecapRow, 'seat'>,
): RecapRow[] {
  const sign = best === 'most' ? -1 : 1
  return counts
    .map((count, seat) => ({ seat, count }))
    .sort((one, other) => sign * (one.count - other.count) || one.seat - other.seat)
    .map(({ seat, count }) => ({ seat, ...row(seat, count) }))
}

/** The counts with some added at certain seats. */
export function addTo(counts: readonly number[], seats: readonly Seat[], amount = 1): number[] {
  return counts.map((count, seat) => (seats.includes(seat) ? count + amount : count))
}

function seatsWith(counts: readonly number[], wanted: number): Seat[] {
  return counts.flatMap((count, seat) => (count === wanted ? [seat] : []))
}
