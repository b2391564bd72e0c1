import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { NewRoom, SeatGrant } from '#contract/rooms.ts'
import { newRoomCode } from '#domain/room/code.ts'
import { emptyRoom } from '#domain/room/room.ts'
import { takeRoomSeat } from '#domain/room/seats.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { isGameSlug } from '#games/room-rules.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { newId } from '#server/lib/new-id.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { carryGame } from './carry-game.ts'
import { refuseSeat } from './refuse-seat.ts'
import { countRooms, deleteRoom, findRoom, insertRoom, type StoredRoom } from './room-repository.ts'
import { hashSeatToken, seatTokenFor } from './seat-token.ts'

const maxAttempts = 20
const countForMs = 60_000

type Deps = { database: Database; authSecret: string; now: () => number }

let counted = { database: null as Database | null, rooms: 0, atMs: 0 }

/** The first seat hosts. A request with a key may be repeated: it is the same room. */
export async function openRoom(deps: Deps, sent: NewRoom): Promise<SeatGrant> {
  const { name, game, carried, key } = sent
  const nowMs = deps.now()
  const token = seatTokenFor(deps.authSecret, key && `room ${key}`)
  const seat = carried?.own ?? 0
  const id = key ? roomIdFor(key) : newId()
  const known = key ? await findRoom(deps.database.db, id) : null
  if (known) return grantOf(known, seat, token)
  const tokenHash = hashSeatToken(token)
  if (game !== undefined && !isGameSlug(game)) refuseSeat('unknown-game')
  const context = { now: nowMs, random: Math.random }
  const room = carried
    ? await carryGame(carried, tokenHash, context)
    : takeRoomSeat(emptyRoom(game ?? null), { name, tokenHash }, nowMs)
  if (isRefusal(room)) refuseSeat(room.refused)
  const { db } = deps.database
  return await withRoomCode(deps, async (code) => {
    const stored = { id, code, version: 1, room, touchedAtMs: nowMs }
    const isInserted = await transact(db, (transaction) => insertRoom(transaction, stored))
    if (isInserted) return grantOf(stored, seat, token)
    // The same request, answered by another process at this moment.
    const other = key ? await findRoom(db, id) : null
    return other && grantOf(other, seat, token)
  })
}

/**
 * A room without seats, for a bar's table: the first to sit down hosts.
 * @param claim in the transaction of the room; without its yes there is no room
 */
export async function openEmptyRoom(
  deps: Deps,
  { game, closesAtMs }: { game: GameSlug; closesAtMs: number },
  claim: (transaction: Transaction<Tables>, id: string) => Promise<boolean>,
): Promise<void> {
  const id = newId()
  const room = { ...emptyRoom(game), closesAtMs }
  await withRoomCode(deps, (code) =>
    transact(deps.database.db, async (transaction) => {
      const stored = { id, code, version: 1, room, touchedAtMs: deps.now() }
      if (!(await insertRoom(transaction, stored))) return null
      if (await claim(transaction, id)) return stored
      await deleteRoom(transaction, id)
      return stored
    }),
  )
}

/** @param insert null where the code is taken or rests */
async function withRoomCode<Result>(
  deps: Deps,
  insert: (code: string) => Promise<Result | null>,
): Promise<Result> {
  const inUse = await countInUse(deps, deps.now())
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const result = await insert(newRoomCode(inUse, Math.random))
    if (result !== null) return result
  }
  throw new AppError('unavailable', 'No room is free. Please try again.', { 'retry-after': '5' })
}

function grantOf({ code, room }: StoredRoom, seat: number, token: string): SeatGrant {
  return { code, seat, token, name: room.seats[seat]?.name ?? '' }
}

function roomIdFor(key: string): string {
  return createHash('sha256').update(`room ${key}`).digest('base64url').slice(0, 22)
}

/** A minute old at most: it only decides how long codes are. */
async function countInUse({ database }: Deps, nowMs: number): Promise<number> {
  if (counted.database !== database || nowMs - counted.atMs > countForMs) {
    counted = { database, rooms: await countRooms(database.db), atMs: nowMs }
  }
  return counted.rooms
}
