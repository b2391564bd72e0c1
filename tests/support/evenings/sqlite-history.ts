import { DatabaseSync } from 'node:sqlite'
import {
  type KeptRows,
  keptVersions,
  type RoomRow,
  readHistory,
  type SeatRow,
} from './room-history.ts'

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

export function openSqliteHistory(path: string) {
  const database = new DatabaseSync(path)
  database.exec(schema)
  const newest = database.prepare('SELECT max(version) AS version FROM rooms WHERE code = ?')
  const rowAt = database.prepare('SELECT * FROM kept_rooms WHERE code = ? AND version = ?')
  const seatsAt = database.prepare(
    `SELECT * FROM kept_seats WHERE room_id = ? AND version <= ? ORDER BY rowid`,
  )
  const rows: KeptRows = {
    newestVersion: async (code) =>
      (newest.get(code) as { version: number } | undefined)?.version ?? 0,
    roomAt: async (code, version) => rowAt.get(code, version) as RoomRow | undefined,
    seatsUntil: async (roomId, version) => seatsAt.all(roomId, version) as SeatRow[],
  }
  return { close: () => database.close(), of: (code: string) => readHistory(rows, code) }
}
