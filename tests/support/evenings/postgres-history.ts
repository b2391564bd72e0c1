import { sql } from 'kysely'
import pino from 'pino'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import {
  type KeptRows,
  keptVersions,
  type RoomRow,
  readHistory,
  type SeatRow,
} from './room-history.ts'

/** The same as for SQLite, in the words of Postgres. */
const schema = [
  'create table kept_rooms as select * from rooms where false',
  'create index kept_rooms_version on kept_rooms (code, version)',
  'create table kept_seats as select 0 as version, room_seats.* from room_seats where false',
  'alter table kept_seats add kept_at bigserial',
  'create index kept_seats_room on kept_seats (room_id)',
  `create function keep_room() returns trigger language plpgsql as $$ begin
    insert into kept_rooms select new.*;
    delete from kept_rooms where code = new.code and version < new.version - ${keptVersions};
    return null;
  end $$`,
  `create function keep_seat() returns trigger language plpgsql as $$ begin
    insert into kept_seats
      select (select version from rooms where id = new.room_id), new.*;
    return null;
  end $$`,
  `create trigger keep_room after insert or update on rooms
    for each row execute function keep_room()`,
  `create trigger keep_seat after insert or update on room_seats
    for each row execute function keep_seat()`,
]

export async function openPostgresHistory(url: string) {
  const database = await openPostgres(url, pino({ level: 'silent' }))
  const { db } = database
  for (const statement of schema) await sql.raw(statement).execute(db)
  const rows: KeptRows = {
    async newestVersion(code) {
      const found = sql<{ version: number | null }>`
        select max(version) as version from rooms where code = ${code}`
      return (await found.execute(db)).rows[0]?.version ?? 0
    },
    async roomAt(code, version) {
      const found = sql<RoomRow>`
        select * from kept_rooms where code = ${code} and version = ${version}`
      return (await found.execute(db)).rows[0]
    },
    async seatsUntil(roomId, version) {
      const found = sql<SeatRow>`
        select * from kept_seats where room_id = ${roomId} and version <= ${version}
        order by kept_at`
      return (await found.execute(db)).rows
    },
  }
  return { close: () => database.close(), of: (code: string) => readHistory(rows, code) }
}
