import type { Seat } from './players.ts'

/**
 * None when all counts are 0.
 * @param among the seats compared; default all
 */
export function leaders(counts: readonly number[], among: readonly Seat[] = all(counts)): Seat[] {
  const best = Math.max(0, ...countsAt(counts, among))
  return best === 0 ? [] : among.filter((seat) => counts[seat] === best)
}

export function trailers(counts: readonly number[], among: readonly Seat[] = all(counts)): Seat[] {
  const lowest = Math.min(...countsAt(counts, among))
  return among.filter((seat) => counts[seat] === lowest)
}

/** Best first. Who has the same count has the same place, from 1. */
export function rankRows<Row extends object>(
  counts: readonly number[],
  best: 'most' | 'fewest',
  row: (seat: Seat, count: number) => Row,
): ({ seat: Seat; place: number } & Row)[] {
  const sign = best === 'most' ? -1 : 1
  const isBetter = (one: number, other: number) => sign * (one - other) < 0
  return counts
    .map((count, seat) => ({ seat, count }))
    .sort((one, other) => sign * (one.count - other.count) || one.seat - other.seat)
    .map(({ seat, count }) => ({
      seat,
      place: 1 + counts.filter((other) => isBetter(other, count)).length,
      ...row(seat, count),
    }))
}

export function countsAt(counts: readonly number[], seats: readonly Seat[]): number[] {
  return counts.filter((_, seat) => seats.includes(seat))
}

export function addCounts(counts: readonly number[], more: readonly number[]): number[] {
  return counts.map((count, seat) => count + (more[seat] ?? 0))
}

export function addTo(counts: readonly number[], seats: readonly Seat[], amount = 1): number[] {
  return counts.map((count, seat) => (seats.includes(seat) ? count + amount : count))
}

function all(counts: readonly number[]): Seat[] {
  return [...counts.keys()]
}
