import type { Selectable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { type StoredRoom, toRoom } from '#server/features/rooms/room-repository.ts'
import { requireRules } from '#server/features/rooms/room-rules.ts'

export type RoomRow = Selectable<Tables['rooms']>
export type SeatRow = Selectable<Tables['room_seats']> & { version: number }

/** Versions that are kept to be looked at: a phone that is slow is behind by a few. */
export const keptVersions = 300

export type RoomHistory = {
  /** As the server saved it, with its rules loaded; null where it never was, or was long ago. */
  at: (version: number) => Promise<StoredRoom | null>
  latest: () => Promise<StoredRoom | null>
}

/** What triggers keep of every version of every room, beside the server's own tables. */
export type KeptRows = {
  /** 0 where there is no such room. */
  newestVersion: (code: string) => Promise<number>
  roomAt: (code: string, version: number) => Promise<RoomRow | undefined>
  /** Of that version and all before, oldest first. */
  seatsUntil: (roomId: string, version: number) => Promise<SeatRow[]>
}

/** Reads what the server saves of a room, from beside it. */
export function readHistory(rows: KeptRows, code: string): RoomHistory {
  const known = new Map<number, StoredRoom>()
  async function at(version: number): Promise<StoredRoom | null> {
    const stored = known.get(version) ?? (await read(version))
    if (!stored) return null
    if (stored.room.game) await requireRules(stored.room.game.slug)
    known.set(version, stored)
    known.delete(version - 40)
    return stored
  }
  async function read(version: number): Promise<StoredRoom | null> {
    const row = await rows.roomAt(code, version)
    if (!row) return null
    const bySeat = new Map<number, SeatRow>()
    for (const seat of await rows.seatsUntil(row.id, version)) bySeat.set(seat.seat, seat)
    const seats = [...bySeat.values()].sort((one, other) => one.seat - other.seat)
    return toRoom(row, seats)
  }
  return { at, latest: async () => await at(await rows.newestVersion(code)) }
}
