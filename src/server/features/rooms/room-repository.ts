import type { Kysely, Selectable, Transaction } from 'kysely'
import { topics } from '#domain/prompts/tags.ts'
import { roomCodePattern } from '#domain/room/code.ts'
import { noEvening, type Room, type RoomGame, type RoomSeat } from '#domain/room/room.ts'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'

export type StoredRoom = {
  id: string
  code: string
  version: number
  room: Room
  touchedAtMs: number
}

/** Missing in rows of the version before. */
type Later = Pick<
  Room,
  | 'evening'
  | 'isNight'
  | 'next'
  | 'written'
  | 'claims'
  | 'taken'
  | 'links'
  | 'former'
  | 'keepsMoving'
  | 'passes'
  | 'water'
  | 'thrown'
  | 'spice'
  | 'areAdults'
  | 'spared'
>

const later: Later = {
  evening: noEvening,
  isNight: false,
  next: null,
  written: [],
  claims: {},
  taken: null,
  links: {},
  former: null,
  keepsMoving: false,
  passes: {},
  water: null,
  thrown: null,
  spice: 2,
  areAdults: false,
  spared: {},
}

/** What a move changes. */
type StoredState = Omit<Room, 'host' | 'isLocked' | 'seats' | 'game' | keyof Later> &
  Partial<Later> & { game: Omit<RoomGame, 'rulesVersion' | 'options'> | null }

const readRow = prepared((db, id: string) =>
  db.selectFrom('rooms').selectAll().where('id', '=', id).where('gone_at', 'is', null),
)
const readSeats = prepared((db, id: string) =>
  db.selectFrom('room_seats').selectAll().where('room_id', '=', id).orderBy('seat'),
)
const readIdByCode = prepared((db, code: string) =>
  db.selectFrom('rooms').select('id').where('code', '=', code).where('gone_at', 'is', null),
)

/** Null once the room has ended. */
export async function findRoom(db: Kysely<Tables>, id: string): Promise<StoredRoom | null> {
  // The row first: seats may be newer than it, never older.
  const [row] = await readRow(db, id)
  return row ? toRoom(row, await readSeats(db, id)) : null
}

export async function findRoomId(db: Kysely<Tables>, code: string): Promise<string | null> {
  if (!roomCodePattern.test(code)) return null
  return (await readIdByCode(db, code))[0]?.id ?? null
}

/** False when the code is taken or rests, or the room is there already. */
export async function insertRoom(
  transaction: Transaction<Tables>,
  { id, code, room, touchedAtMs }: StoredRoom,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('rooms')
    .values({ id, code, version: 1, gone_at: null, ...toColumns(room, touchedAtMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await upsertSeats(transaction, id, room.seats, [])
  return true
}

/** In the transaction that made it. */
export async function deleteRoom(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.deleteFrom('rooms').where('id', '=', id).execute()
}

/** False when another process was faster. */
export async function updateRoom(
  { db }: Pick<Database, 'db'>,
  stored: StoredRoom,
  next: Room,
  nowMs: number,
): Promise<boolean> {
  if (next.seats === stored.room.seats) return await updateRow(db, stored, next, nowMs)
  return await transact(db, async (transaction) => {
    if (!(await updateRow(transaction, stored, next, nowMs))) return false
    await upsertSeats(transaction, stored.id, next.seats, stored.room.seats)
    return true
  })
}

async function updateRow(
  db: Kysely<Tables>,
  { id, version }: StoredRoom,
  next: Room,
  nowMs: number,
): Promise<boolean> {
  const updated = await db
    .updateTable('rooms')
    .set({ version: version + 1, ...toColumns(next, nowMs) })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('gone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Of these rooms, those that are there. */
export async function readVersions(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('rooms')
    .select(['id', 'version'])
    .where('id', 'in', ids)
    .where('gone_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export async function countRooms(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('rooms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Empties rooms not used since then; their codes stay reserved. Returns how many. */
export async function endRooms(
  { db }: Pick<Database, 'db'>,
  sinceMs: number,
  nowMs: number,
): Promise<number> {
  return await transact(db, async (transaction) => {
    const ended = await transaction
      .updateTable('rooms')
      .set({ gone_at: nowMs, state: '{}', options: 'null', host: null })
      .where('touched_at', '<=', sinceMs)
      .where('gone_at', 'is', null)
      .returning('id')
      .execute()
    const ids = ended.map(({ id }) => id)
    if (ids.length > 0)
      await transaction.deleteFrom('room_seats').where('room_id', 'in', ids).execute()
    return ids.length
  })
}

/** Frees the codes of rooms that ended before. */
export async function deleteEndedRooms(db: Kysely<Tables>, beforeMs: number): Promise<void> {
  await db.deleteFrom('rooms').where('gone_at', '<=', beforeMs).execute()
}

async function upsertSeats(
  db: Kysely<Tables>,
  roomId: string,
  seats: readonly RoomSeat[],
  known: readonly RoomSeat[],
): Promise<void> {
  const changed = [...seats.entries()].filter(([seat, next]) => next !== known[seat])
  if (changed.length === 0) return
  const rows = changed.map(([seat, { tokenHash, name, playerId, hasMoreTime, isGone, lines }]) => ({
    room_id: roomId,
    seat,
    token_hash: tokenHash,
    name,
    plays: playerId,
    more_time: hasMoreTime ? 1 : 0,
    removed: isGone ? 1 : 0,
    lines: lines.join(' '),
  }))
  await db
    .insertInto('room_seats')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['room_id', 'seat']).doUpdateSet((eb) => ({
        token_hash: eb.ref('excluded.token_hash'),
        name: eb.ref('excluded.name'),
        plays: eb.ref('excluded.plays'),
        more_time: eb.ref('excluded.more_time'),
        removed: eb.ref('excluded.removed'),
        lines: eb.ref('excluded.lines'),
      })),
    )
    .execute()
}

function toColumns({ host, isLocked, seats: _, game, ...rest }: Room, nowMs: number) {
  const { rulesVersion = 0, options = null, ...played } = game ?? {}
  return {
    rules_version: rulesVersion,
    state: JSON.stringify({ ...rest, game: game ? played : null }),
    options: JSON.stringify(options ?? null),
    host,
    locked: isLocked ? 1 : 0,
    touched_at: nowMs,
  }
}

export function toRoom(
  row: Selectable<Tables['rooms']>,
  seatRows: readonly Selectable<Tables['room_seats']>[],
): StoredRoom {
  const stored: StoredState = JSON.parse(row.state)
  const { game, contacts, ...rest } = stored
  // A seat that was taken after the row was read belongs to a later version.
  const seats = seatRows.slice(0, contacts.length).map((seat) => ({
    name: seat.name,
    tokenHash: seat.token_hash,
    playerId: seat.plays,
    isGone: seat.removed === 1,
    hasMoreTime: seat.more_time === 1,
    lines: topics.filter((topic) => seat.lines.split(' ').includes(topic)),
  }))
  const { id, code, version, host, touched_at: touchedAtMs } = row
  const room: Room = {
    ...later,
    ...rest,
    contacts,
    seats,
    host,
    isLocked: row.locked === 1,
    game: game && { ...game, rulesVersion: row.rules_version, options: JSON.parse(row.options) },
  }
  return { id, code, version, room, touchedAtMs }
}
