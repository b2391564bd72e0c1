import { isPackId } from './custom-pack.ts'

export type PackListOrder = 'popular' | 'new' | 'changed'

export type PackListCursor = { rank: number; packId: string }

const pattern = /^(popular|new|changed)-(\d{1,16})-(.+)$/

const maxRanks: Record<PackListOrder, number> = {
  popular: 2 ** 31 - 1,
  new: Number.MAX_SAFE_INTEGER,
  changed: Number.MAX_SAFE_INTEGER,
}

/** An opaque text: clients send it back unchanged. */
export function formatPackCursor(order: PackListOrder, { rank, packId }: PackListCursor): string {
  return `${order}-${rank}-${packId}`
}

export function parsePackCursor(order: PackListOrder, text: string): PackListCursor | null {
  const [, of, rank, packId] = pattern.exec(text) ?? []
  if (of !== order || !isPackId(packId) || Number(rank) > maxRanks[order]) return null
  return { rank: Number(rank), packId }
}
