import { DatabaseSync } from 'node:sqlite'
import type { Selectable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { type StoredRoom, toRoom } from '#server/features/rooms/room-repository.ts'
import { requireRules } from '#server/features/rooms/room-rules.ts'

type RoomRow = Selectable<Tables['rooms']>
type SeatRow = Selectable<Tables['room_seats']> & { version: number }

/** Versions that are kept to be looked at: a phone that is slow is behind by a few. */
const keptVersions = 300

/** Every version of every room, kept by triggers beside the server's own tables. */
const schema = `
  PRAGMA busy_timeout = 5000;
  CREATE TABLE kept_rooms AS SELECT * FROM rooms WHERE 0;
  CREATE INDEX kept_rooms_version ON kept_rooms (code, version);
  CREATE TABLE kept_seats AS SELECT 0 AS version, * FROM room_seats WHERE 0;
  ${['INSERT', 'UPDATE']
    .map(
      (change) => `
  CREATE TRIGGER keep_room_${change} AFTER ${change} ON rooms BEGIN
    INSERT INTO kept_rooms SELECT * FROM rooms WHERE id = NEW.id;
    DELETE FROM kept_rooms WHERE code = NEW.code AND version < NEW.version - ${keptVersions};
  END;
  CREATE TRIGGER keep_seat_${change} AFTER ${change} ON room_seats BEGIN
    INSERT INTO kept_seats
      SELECT (SELECT version FROM rooms WHERE id = NEW.room_id), *
      FROM room_seats WHERE room_id = NEW.room_id AND seat = NEW.seat;
  END;`,
    )
    .join('\n')}
`

export type RoomHistory = {
  /** As the server saved it, with its rules loaded; null where it never was, or was long ago. */
  at: (version: number) => Promise<StoredRoom | null>
  latest: () => Promise<StoredRoom | null>
}

/** Reads what the server saves of its rooms, from beside it: SQLite alone. */
export function openRoomHistory(path: string) {
  const database = new DatabaseSync(path)
  database.exec(schema)
  const newest = database.prepare('SELECT max(version) AS version FROM rooms WHERE code = ?')
  const rowAt = database.prepare('SELECT * FROM kept_rooms WHERE code = ? AND version = ?')
  const seatsAt = database.prepare(
    `SELECT * FROM kept_seats WHERE room_id = ? AND version <= ? ORDER BY rowid`,
  )
  return {
    close: () => database.close(),
    of(code: string): RoomHistory {
      const known = new Map<number, StoredRoom>()
      async function at(version: number): Promise<StoredRoom | null> {
        const row = known.get(version) ?? read(version)
        if (!row) return null
        if (row.room.game) await requireRules(row.room.game.slug)
        known.set(version, row)
        known.delete(version - 40)
        return row
      }
      function read(version: number): StoredRoom | null {
        const row = rowAt.get(code, version) as RoomRow | undefined
        if (!row) return null
        const bySeat = new Map<number, SeatRow>()
        for (const seat of seatsAt.all(row.id, version) as SeatRow[]) bySeat.set(seat.seat, seat)
        return toRoom(
          row,
          [...bySeat.values()].sort((one, other) => one.seat - other.seat),
        )
      }
      const latest = async () =>
        at((newest.get(code) as { version: number } | undefined)?.version ?? 0)
      return { at, latest }
    },
  }
}
