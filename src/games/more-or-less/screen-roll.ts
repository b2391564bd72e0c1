import { drumMs } from '#domain/table/moment.ts'
import { climb } from './use-drum-roll.ts'

const climbMs = 1200
/** It stops, and nobody knows yet whether it goes on. */
const haltMs = 500
export const crossAtMs = drumMs + climbMs + haltMs
const crossMs = 320
export const rollEndMs = crossAtMs + crossMs
/** Where the known number is, as a share of the height. */
export const knownLevel = 0.62

export type ScreenRoll = {
  value: number
  /** Share of the height. */
  level: number
  /** Whether it is known who is right. */
  isOver: boolean
}

/** The number climbs, slows, halts at the known one or under it; then it crosses, or never does. */
export function screenRollAt(known: number, value: number, elapsedMs: number): ScreenRoll {
  const isCrossing = value > known
  const halt = isCrossing ? known : value
  const haltLevel = isCrossing ? knownLevel : lowerLevel(known, value)
  const isOver = elapsedMs >= crossAtMs
  if (isCrossing && isOver) {
    const share = (elapsedMs - crossAtMs) / crossMs
    return { value: climb(known, value, share), level: climbLevel(knownLevel, 1, share), isOver }
  }
  const share = (elapsedMs - drumMs) / climbMs
  return { value: climb(0, halt, share), level: climbLevel(0, haltLevel, share), isOver }
}

/** In proportion, but never out of sight. */
function lowerLevel(known: number, value: number): number {
  if (known === value) return knownLevel
  const share = known > 0 && value > 0 ? value / known : 0.5
  return knownLevel * Math.min(0.9, Math.max(0.3, share))
}

function climbLevel(from: number, to: number, share: number): number {
  const steps = 1000
  return climb(from * steps, to * steps, share) / steps
}
