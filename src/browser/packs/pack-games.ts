import { readSaved, save } from '../storage.ts'

/** The name of a pack's table on this device. */
export function packTable(packId: string): string {
  return `pack-${packId}`
}

/** How a game with this pack stands here: in the middle, left for later, or not at all. */
export function findPackGame(packId: string): 'running' | 'left' | null {
  const saved = readSaved(`table:${packTable(packId)}`)
  if (saved === null || typeof saved !== 'object') return null
  return (saved as { left?: unknown }).left === true ? 'left' : 'running'
}

/** Clears the table: the next game is dealt anew. */
export function dropPackGame(packId: string): void {
  save(`table:${packTable(packId)}`, null)
}
