import { inCircle } from './bottle.ts'

/** A spin that is under way: where from, how far (negative: the other way round), for how long. */
export type Spin = { from: number; turn: number; ms: number }

/** Degrees a millisecond: a push of the button, and what a thumb may make of it. */
export const defaultSpeed = 1.1
const minSpeed = 0.55
const maxSpeed = 2.6
/** Degrees a millisecond lost in a millisecond: the weight of glass on a table. */
const drag = 0.00034
/** A real bottle slows a little faster while it is fast. */
const bend = 2.3

/**
 * The spin of a bottle that leaves with that speed and ends at exactly that angle. Weight says how
 * far it would go; the end was drawn, so it goes to the nearest such place, two turns at least.
 */
export function planSpin(from: number, to: number, speed: number): Spin {
  const sign = speed < 0 ? -1 : 1
  const pace = Math.min(maxSpeed, Math.max(minSpeed, Math.abs(speed)))
  const natural = pace ** 2 / (2 * drag)
  const first = inCircle(sign * (to - from))
  const turns = Math.max(2, Math.round((natural - first) / 360))
  const distance = first + turns * 360
  return { from, turn: sign * distance, ms: (bend * distance) / pace }
}

/** Where the bottle is that long after it left. It stays where it ends. */
export function angleAt({ from, turn, ms }: Spin, elapsedMs: number): number {
  const left = Math.max(0, 1 - elapsedMs / ms)
  return inCircle(from + turn * (1 - left ** bend))
}
