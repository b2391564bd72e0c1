import type { Random } from '../random.ts'
import { tidyName } from '../table/players.ts'
import { fairInt } from './fair-int.ts'
import { readHistory } from './history.ts'

export type BottleRest = { angle: number; name: string | null }

const shareOfPlace = 0.7
const steps = 1000
const hours = 12

/** Fair: first a place, then an angle in it. */
export function drawRest(names: readonly string[], random: Random): BottleRest {
  if (names.length === 0) return { angle: fairInt(360, random), name: null }
  const seat = fairInt(names.length, random)
  const breadth = 360 / names.length
  const offset = (fairInt(steps + 1, random) / steps - 0.5) * breadth * shareOfPlace
  return { angle: inCircle(seat * breadth + offset), name: names[seat] ?? null }
}

export function placeAt(angle: number, places: number): number | null {
  if (places === 0) return null
  return Math.round((inCircle(angle) * places) / 360) % places
}

export function hourAt(angle: number): number {
  return Math.round((inCircle(angle) * hours) / 360) % hours || hours
}

/** 0 up to, not including, 360. */
export function inCircle(angle: number): number {
  return ((angle % 360) + 360) % 360
}

export function readRests(saved: unknown): readonly BottleRest[] {
  return readHistory(saved, (rest) => {
    const { angle, name } = (rest ?? {}) as { angle?: unknown; name?: unknown }
    if (typeof angle !== 'number' || !Number.isFinite(angle)) return null
    const called = typeof name === 'string' ? tidyName(name) : ''
    return { angle: inCircle(angle), name: called || null }
  })
}
