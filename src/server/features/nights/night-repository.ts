import type { Kysely, Transaction } from 'kysely'
import type { NightPage, NightSeat } from '#contract/nights.ts'
import { nightExpiryMs } from '#domain/room/limits.ts'
import type { Night } from '#domain/room/night.ts'
import type { Tables } from '#server/db/tables.ts'

export type NewKeptNight = { id: string; roomId: string; maker: number; night: Night }
export type SeatToken = { seat: number; tokenHash: string }

/** The row of a room's evening, made or brought up to date. Returns its id. */
export async function upsertNight(
  transaction: Transaction<Tables>,
  { id, roomId, maker, night }: NewKeptNight,
  nowMs: number,
): Promise<string> {
  const shown = { content: JSON.stringify(night), expires_at: nowMs + nightExpiryMs }
  const row = await transaction
    .insertInto('kept_nights')
    .values({ id, room_id: roomId, maker, ...shown })
    .onConflict((conflict) => conflict.column('room_id').doUpdateSet(shown))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A seat that changed hands is a guest again. */
export async function upsertNightSeats(
  transaction: Transaction<Tables>,
  nightId: string,
  seats: readonly SeatToken[],
): Promise<void> {
  await transaction
    .insertInto('night_seats')
    .values(
      seats.map(({ seat, tokenHash }) => ({
        night_id: nightId,
        seat,
        token_hash: tokenHash,
        name: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['night_id', 'seat']).doUpdateSet((eb) => ({
        token_hash: eb.ref('excluded.token_hash'),
        name: eb
          .case()
          .when('night_seats.token_hash', '=', eb.ref('excluded.token_hash'))
          .then(eb.ref('night_seats.name'))
          .else(null)
          .end(),
      })),
    )
    .execute()
}

/** Null once it was withdrawn, or is over. */
export async function findNight(
  db: Kysely<Tables>,
  id: string,
  nowMs: number,
): Promise<NightPage | null> {
  const row = await db
    .selectFrom('kept_nights')
    .select(['content', 'expires_at'])
    .where('id', '=', id)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst()
  if (!row) return null
  const named = await db
    .selectFrom('night_seats')
    .select(['seat', 'name'])
    .where('night_id', '=', id)
    .where('name', 'is not', null)
    .execute()
  const names = Object.fromEntries(named.map(({ seat, name }) => [seat, name ?? '']))
  return { id, night: JSON.parse(row.content), names, expiresAtMs: row.expires_at }
}

/** Null where the token is no seat's. */
export async function findNightSeat(
  db: Kysely<Tables>,
  id: string,
  tokenHash: string,
): Promise<NightSeat | null> {
  const row = await db
    .selectFrom('night_seats')
    .innerJoin('kept_nights', 'kept_nights.id', 'night_seats.night_id')
    .select(['seat', 'name', 'maker'])
    .where('night_id', '=', id)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ? { id, seat: row.seat, name: row.name, isMaker: row.seat === row.maker } : null
}

export async function setNightName(
  db: Kysely<Tables>,
  { id, seat }: Pick<NightSeat, 'id' | 'seat'>,
  name: string | null,
): Promise<void> {
  await db
    .updateTable('night_seats')
    .set({ name })
    .where('night_id', '=', id)
    .where('seat', '=', seat)
    .execute()
}

export async function deleteNight(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('kept_nights').where('id', '=', id).execute()
}

export async function deleteExpiredNights(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await db.deleteFrom('kept_nights').where('expires_at', '<=', nowMs).execute()
}
