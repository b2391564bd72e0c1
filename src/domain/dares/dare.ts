import { isBlank } from '../visible-text.ts'
import type { Drawing } from './drawing.ts'

export const dareKinds = ['card', 'pong', 'love', 'epic'] as const

export type DareKind = (typeof dareKinds)[number]

export type Dare = {
  kind: DareKind
  from: string
  to: string
  lines: readonly string[]
  water: boolean
  drawing: Drawing
}

export const lineCounts: Record<DareKind, number> = { card: 1, pong: 2, love: 1, epic: 3 }

export const maxDareNameLength = 40
export const maxLineLength = 280
export const maxWordsLength = 500

export const dareExpiryMs = 30 * 24 * 60 * 60 * 1000

export type DareProblem = {
  field: 'to' | 'from' | 'lines' | 'drawing' | 'water'
  line?: number
  sentence: string
}

export function validateDare({ kind, from, to, lines, water, drawing }: Dare): DareProblem | null {
  if (isBlank(to)) return { field: 'to', sentence: 'Say whom it is for.' }
  if (isBlank(from)) return { field: 'from', sentence: 'Sign it: they want to know.' }
  if (drawing.length > 0 && kind !== 'card')
    return { field: 'drawing', sentence: 'Only a card can be drawn on.' }
  if (water && kind !== 'pong') return { field: 'water', sentence: 'There are no cups here.' }
  if (lines.length !== lineCounts[kind])
    return { field: 'lines', sentence: `There must be ${lineCounts[kind]} of them.` }
  if (kind === 'card' && drawing.length > 0) return null
  const empty = lines.findIndex(isBlank)
  return empty === -1 ? null : { field: 'lines', line: empty, sentence: emptyLine[kind] }
}

const emptyLine: Record<DareKind, string> = {
  card: 'The card is blank. Write on it, or draw.',
  pong: 'A pong dare is a shot, and something else for whoever misses.',
  love: 'The card is blank. Ask them something.',
  epic: 'An epic dare has three parts. One is empty.',
}
