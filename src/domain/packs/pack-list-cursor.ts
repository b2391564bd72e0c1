import { isPackId } from './custom-pack.ts'

/** What a list of packs is ordered by, from the most to the least. */
export type PackListOrder = 'popular' | 'new' | 'changed'

/** A place in such a list: behind the pack with this rank and id. */
export type PackListCursor = { rank: number; packId: string }

const pattern = /^(popular|new|changed)-(\d{1,16})-(.+)$/

/** Popularity counts in 32 bits, and times are as exact as numbers go. */
const maxRanks: Record<PackListOrder, number> = {
  popular: 2 ** 31 - 1,
  new: Number.MAX_SAFE_INTEGER,
  changed: Number.MAX_SAFE_INTEGER,
}

/** A place as text that a client sends back as it got it. */
export function formatPackCursor(order: PackListOrder, { rank, packId }: PackListCursor): string {
  return `${order}-${rank}-${packId}`
}

/** The place that such a text names; null when it is none of a list in this order. */
export function parsePackCursor(order: PackListOrder, text: string): PackListCursor | null {
  const [, of, rank, packId] = pattern.exec(text) ?? []
  if (of !== order || !isPackId(packId) || Number(rank) > maxRanks[order]) return null
  return { rank: Number(rank), packId }
}
