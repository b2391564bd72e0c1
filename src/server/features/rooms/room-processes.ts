import { emptySince } from '#domain/bar-table/hand-over.ts'
import type { Database } from '#server/db/database.ts'
import type { StoredRoom } from './room-repository.ts'
import { processOf } from './watch-presence.ts'

/** Milliseconds without a heartbeat. */
export const processDeadAfterMs = 12_000

export type RoomProcess = { id: string; silentMs: number; isAlive: boolean }

/** Processes with phones, by the database's clock; none is written where there is only one. */
export async function readProcesses({ db, dialect }: Database): Promise<RoomProcess[]> {
  const rows = await db
    .selectFrom('room_processes')
    .select(['id', 'seen_at', dialect.nowMs.as('now')])
    .execute()
  return rows.map(({ id, seen_at, now }) => {
    const silentMs = now - seen_at
    return { id, silentMs, isAlive: silentMs < processDeadAfterMs }
  })
}

/** Since when no phone of the room was heard in any process; null while one is. */
export async function readEmptySince(
  { database, rooms }: { database: Database; rooms: { processId: string } },
  { room, touchedAtMs }: StoredRoom,
): Promise<number | null> {
  const processes = await readProcesses(database)
  const alive = processes.filter(({ isAlive }) => isAlive).map(({ id }) => id)
  const heard = new Set<string | null>([rooms.processId, ...alive])
  return emptySince(room, touchedAtMs, (by) => heard.has(processOf(by)))
}
