import { isPackId } from './custom-pack.ts'

/** What a list of packs is ordered by, from the most to the least. */
export type ShelfOrder = 'popular' | 'new' | 'changed'

/** A place in such a list: behind the pack with this rank and id. */
export type ShelfPlace = { rank: number; packId: string }

const pattern = /^(popular|new|changed)-(\d{1,16})-(.+)$/

/** Popularity counts in 32 bits, and times are as exact as numbers go. */
const highestRanks: Record<ShelfOrder, number> = {
  popular: 2 ** 31 - 1,
  new: Number.MAX_SAFE_INTEGER,
  changed: Number.MAX_SAFE_INTEGER,
}

/** A place as text that a client sends back as it got it. */
export function writeCursor(order: ShelfOrder, { rank, packId }: ShelfPlace): string {
  return `${order}-${rank}-${packId}`
}

/** The place that such a text names; null when it is none of a list in this order. */
export function readCursor(order: ShelfOrder, text: string): ShelfPlace | null {
  const [, of, rank, packId] = pattern.exec(text) ?? []
  if (of !== order || !isPackId(packId) || Number(rank) > highestRanks[order]) return null
  return { rank: Number(rank), packId }
}
