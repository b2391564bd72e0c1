import type { TablePreview } from '#contract/bar-tables.ts'
import { type TableUse, tableUse } from '#domain/bar-table/hand-over.ts'
import { nextClosing } from '#domain/bar-table/next-closing.ts'
import type { ServerContext } from '#server/context.ts'
import type { Rooms } from '../rooms/open-rooms.ts'
import { previewRoom } from '../rooms/preview-room.ts'
import { RoomGoneError } from '../rooms/room-change.ts'
import { readEmptySince } from '../rooms/room-processes.ts'
import { type BarTable, findTable } from './bar-repository.ts'

export type TableDeps = ServerContext & { rooms: Rooms }

type StoredRoom = Awaited<ReturnType<Rooms['read']>>

export type SeenTable = { table: BarTable; stored: StoredRoom | null; use: TableUse }

/** Null where no table has the code. */
export async function readTable(deps: TableDeps, code: string): Promise<SeenTable | null> {
  const table = await findTable(deps.database.db, code)
  if (!table) return null
  const stored = table.roomId === null ? null : await readRoom(deps, table.roomId)
  if (!stored) return { table, stored, use: 'free' }
  const emptySinceMs = await readEmptySince(deps, stored)
  return { table, stored, use: tableUse(stored.room, emptySinceMs, deps.now()) }
}

/** Whether who sits down now begins anew. A room with phones in it is never replaced. */
export function isRoomNext({ stored, use }: SeenTable, replaces: string | null): boolean {
  return !stored || use === 'free' || (use === 'quiet' && stored.code === replaces)
}

export function previewTable({ table, stored, use }: SeenTable, nowMs: number): TablePreview {
  const { code, number, bar } = table
  return {
    code,
    bar: bar.name,
    table: number,
    game: bar.game,
    use,
    room: stored && previewRoom(stored),
    closesAtMs: nextClosing(nowMs, bar),
  }
}

async function readRoom({ rooms }: TableDeps, id: string): Promise<StoredRoom | null> {
  try {
    return await rooms.read(id)
  } catch (error) {
    if (error instanceof RoomGoneError) return null
    throw error
  }
}
