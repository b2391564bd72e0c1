import type { GameSlug } from '#domain/table/game-slug.ts'
import { readSaved } from '../storage/storage.ts'

/** What this device keeps of a game, as far as can be said without its rules. */
export function savedTable(slug: GameSlug): 'open' | 'left' | null {
  const saved = readSaved(`table:${slug}`) as { left?: unknown } | null
  if (typeof saved !== 'object' || !saved) return null
  return saved.left ? 'left' : 'open'
}
