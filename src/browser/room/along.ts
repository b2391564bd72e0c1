import type { CarriedGame } from '#contract/rooms.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { savedValue } from '../storage/saved-value.ts'
import { readSaved } from '../storage/storage.ts'

/** A room's game that this phone can go on with by itself, or does. */
export type Along = {
  code: string
  seat: number
  /** The room's server knows the copy by it. */
  proof: string
  /** `RoomTable.copyId` of the moment it is of. */
  copyId: string | null
  slug: GameSlug
  /** Until the phone goes on with it. */
  game: CarriedGame | null
  /** Of the table on this phone, once it goes on. */
  dealtAtMs: number | null
}

export const along = savedValue<Along | null>('room-copy', readAlong)

/** The game on this phone that is a room's; null where another one has been dealt since. */
export function alongOnTable(kept: Along | null, slug?: string): Along | null {
  if (!kept?.dealtAtMs || (slug !== undefined && kept.slug !== slug)) return null
  const saved = readSaved(`table:${kept.slug}`) as { dealtAtMs?: unknown } | null
  return saved?.dealtAtMs === kept.dealtAtMs ? kept : null
}

/** The room is left or over, or its game is back. What is on this phone's table stays there. */
export function forgetAlong(code: string): void {
  if (along.get()?.code === code) along.set(null)
}

function readAlong(saved: unknown): Along | null {
  const { code, seat, proof, slug, game, dealtAtMs } = (saved ?? {}) as Record<string, unknown>
  const isWhole =
    [code, proof, slug].every((text) => typeof text === 'string') &&
    Number.isInteger(seat) &&
    (typeof dealtAtMs === 'number' || (typeof game === 'object' && game !== null))
  return isWhole ? (saved as Along) : null
}
