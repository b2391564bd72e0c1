import type { Kysely, Transaction } from 'kysely'
import type { Bar } from '#domain/bar-table/bar.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import type { Tables } from '#server/db/tables.ts'

export type BarTable = {
  code: string
  number: number
  barId: string
  /** The last room at this table; it may be gone. */
  roomId: string | null
  bar: Bar
}

export type TableSign = Pick<BarTable, 'code' | 'number'>

/** False when it is there already. */
export async function insertBar(
  transaction: Transaction<Tables>,
  { id, bar, nowMs }: { id: string; bar: Bar; nowMs: number },
): Promise<boolean> {
  const { name, game, closesMinute, timeZone } = bar
  const inserted = await transaction
    .insertInto('bars')
    .values({
      id,
      name,
      game,
      closes_minute: closesMinute,
      time_zone: timeZone,
      used_at: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Returns the numbers of those whose code was free. */
export async function insertTables(
  transaction: Transaction<Tables>,
  barId: string,
  signs: readonly TableSign[],
): Promise<number[]> {
  const inserted = await transaction
    .insertInto('bar_tables')
    .values(signs.map(({ code, number }) => ({ code, number, bar_id: barId, room_id: null })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .execute()
  return inserted.map(({ number }) => number)
}

export async function findBar(
  db: Kysely<Tables>,
  id: string,
): Promise<{ bar: Bar; signs: TableSign[] } | null> {
  const row = await db.selectFrom('bars').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const signs = await db
    .selectFrom('bar_tables')
    .select(['code', 'number'])
    .where('bar_id', '=', id)
    .orderBy('number')
    .execute()
  return { bar: toBar(row), signs }
}

export async function findTable(db: Kysely<Tables>, code: string): Promise<BarTable | null> {
  const row = await db
    .selectFrom('bar_tables')
    .innerJoin('bars', 'bars.id', 'bar_tables.bar_id')
    .selectAll(['bars', 'bar_tables'])
    .where('bar_tables.code', '=', code)
    .executeTakeFirst()
  if (!row) return null
  const { number, bar_id: barId, room_id: roomId } = row
  return { code, number, barId, roomId, bar: toBar(row) }
}

/** False when another phone was faster: its room is on there. */
export async function claimTable(
  transaction: Transaction<Tables>,
  { code, barId, roomId }: BarTable,
  { id, nowMs }: { id: string; nowMs: number },
): Promise<boolean> {
  const claimed = await transaction
    .updateTable('bar_tables')
    .set({ room_id: id })
    .where('code', '=', code)
    .where('room_id', roomId === null ? 'is' : '=', roomId)
    .returning('code')
    .executeTakeFirst()
  if (!claimed) return false
  await transaction.updateTable('bars').set({ used_at: nowMs }).where('id', '=', barId).execute()
  return true
}

/** With its signs; a room that is on at a table goes on. False where there is none. */
export async function deleteBar(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('bars').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteUnusedBars(db: Kysely<Tables>, beforeMs: number): Promise<void> {
  await db.deleteFrom('bars').where('used_at', '<', beforeMs).execute()
}

type BarRow = { name: string; game: string; closes_minute: number; time_zone: string }

function toBar({ name, game, closes_minute: closesMinute, time_zone: timeZone }: BarRow): Bar {
  return { name, game: game as GameSlug, closesMinute, timeZone }
}
