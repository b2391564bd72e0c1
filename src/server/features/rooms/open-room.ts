import type { NewRoom, SeatGrant } from '#contract/rooms.ts'
import { newRoomCode } from '#domain/room/code.ts'
import { emptyRoom } from '#domain/room/room.ts'
import { takeRoomSeat } from '#domain/room/seats.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { isGameSlug } from '#games/room-rules.ts'
import type { Database } from '#server/db/database.ts'
import { newId } from '#server/lib/new-id.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { carryGame } from './carry-game.ts'
import { refuseSeat } from './refuse-seat.ts'
import { countRooms, insertRoom } from './room-repository.ts'
import { hashSeatToken, newSeatToken } from './seat-token.ts'

const maxAttempts = 20
const countForMs = 60_000

type Deps = { database: Database; now: () => number }

let counted = { database: null as Database | null, rooms: 0, atMs: 0 }

/** The first seat hosts. */
export async function openRoom(deps: Deps, { name, game, carried }: NewRoom): Promise<SeatGrant> {
  const nowMs = deps.now()
  const token = newSeatToken()
  const tokenHash = hashSeatToken(token)
  if (game !== undefined && !isGameSlug(game)) refuseSeat('unknown-game')
  const context = { now: nowMs, random: Math.random }
  const room = carried
    ? await carryGame(carried, tokenHash, context)
    : takeRoomSeat(emptyRoom(game ?? null), { name, tokenHash }, nowMs)
  if (isRefusal(room)) refuseSeat(room.refused)
  const seat = carried?.own ?? 0
  const inUse = await countInUse(deps, nowMs)
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const code = newRoomCode(inUse, Math.random)
    const stored = { id: newId(), code, version: 1, room, touchedAtMs: nowMs }
    if (await insertRoom(deps.database, stored))
      return { code, seat, token, name: room.seats[seat]?.name ?? '' }
  }
  throw new AppError('unavailable', 'No room is free. Please try again.', { 'retry-after': '5' })
}

/** A minute old at most: it only decides how long codes are. */
async function countInUse({ database }: Deps, nowMs: number): Promise<number> {
  if (counted.database !== database || nowMs - counted.atMs > countForMs) {
    counted = { database, rooms: await countRooms(database.db), atMs: nowMs }
  }
  return counted.rooms
}
