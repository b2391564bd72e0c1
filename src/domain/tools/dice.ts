import type { Random } from '../random.ts'
import { fairInt } from './fair-int.ts'
import { readHistory } from './history.ts'

export const dieSides = [4, 6, 8, 10, 12, 20, 100] as const
export type DieSides = (typeof dieSides)[number]

export const maxDice = 10

export type DiceHand = { count: number; sides: DieSides }

export type DiceThrow = { sides: DieSides; faces: readonly number[] }

/** Milliseconds in the cup. */
export const rattleMs = 750

export const defaultHand: DiceHand = { count: 2, sides: 6 }

export function throwDice({ count, sides }: DiceHand, random: Random): DiceThrow {
  return { sides, faces: Array.from({ length: count }, () => fairInt(sides, random) + 1) }
}

export function sumOf({ faces }: DiceThrow): number {
  return faces.reduce((sum, face) => sum + face, 0)
}

export function handOf({ sides, faces }: DiceThrow): DiceHand {
  return { sides, count: faces.length }
}

export function handText({ count, sides }: DiceHand): string {
  return `${count}d${sides}`
}

export function readHand(saved: unknown): DiceHand {
  const { count, sides } = (saved ?? {}) as { count?: unknown; sides?: unknown }
  return {
    count: isIntegerUpTo(count, maxDice) ? count : defaultHand.count,
    sides: dieSides.find((known) => known === sides) ?? defaultHand.sides,
  }
}

export function readThrows(saved: unknown): readonly DiceThrow[] {
  return readHistory(saved, readThrow)
}

function readThrow(saved: unknown): DiceThrow | null {
  const { sides: savedSides, faces } = (saved ?? {}) as { sides?: unknown; faces?: unknown }
  const sides = dieSides.find((known) => known === savedSides)
  if (!sides || !Array.isArray(faces) || faces.length < 1 || faces.length > maxDice) return null
  return faces.every((face) => isIntegerUpTo(face, sides)) ? { sides, faces } : null
}

function isIntegerUpTo(value: unknown, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max
}
