import { readSaved, save } from '../storage.ts'

/** The name of a pack's table on this device. */
export function packTable(packId: string): string {
  return `pack-${packId}`
}

/** How a game with this pack stands here: in the middle, left for later, or not at all once it is over. */
export function findPackGame(packId: string): 'running' | 'left' | null {
  const saved = readSaved(`table:${packTable(packId)}`)
  if (saved === null || typeof saved !== 'object') return null
  const { left, stopped, state } = saved as { left?: unknown; stopped?: unknown; state?: unknown }
  const isOver = (state as { over?: unknown } | null | undefined)?.over === true
  if (stopped === true || isOver) return null
  return left === true ? 'left' : 'running'
}

/** Clears the table: the next game is dealt anew. */
export function dropPackGame(packId: string): void {
  save(`table:${packTable(packId)}`, null)
}
