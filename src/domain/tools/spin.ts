import { inCircle } from './bottle.ts'

/** Degrees (negative: counter-clockwise) and milliseconds. */
export type Spin = { from: number; turn: number; ms: number }

export const defaultSpeed = 1.1
const minSpeed = 0.55
const maxSpeed = 2.6
const drag = 0.00034
const bend = 2.3

/** Leaves with that speed and ends at exactly `to`, after two turns at least. */
export function planSpin(from: number, to: number, speed: number): Spin {
  const sign = speed < 0 ? -1 : 1
  const pace = Math.min(maxSpeed, Math.max(minSpeed, Math.abs(speed)))
  const natural = pace ** 2 / (2 * drag)
  const first = inCircle(sign * (to - from))
  const turns = Math.max(2, Math.round((natural - first) / 360))
  const distance = first + turns * 360
  return { from, turn: sign * distance, ms: (bend * distance) / pace }
}

export function angleAt({ from, turn, ms }: Spin, elapsedMs: number): number {
  const left = Math.max(0, 1 - elapsedMs / ms)
  return inCircle(from + turn * (1 - left ** bend))
}
