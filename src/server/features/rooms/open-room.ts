import type { CarriedGame, NewRoom, SeatGrant } from '#contract/rooms.ts'
import { newRoomCode } from '#domain/room/code.ts'
import type { RoomContext } from '#domain/room/play.ts'
import { changeSeat, emptyRoom, type Room } from '#domain/room/room.ts'
import { addSeat, takeRoomSeat } from '#domain/room/seats.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'
import { isGameSlug } from '#games/room-rules.ts'
import type { Database } from '#server/db/database.ts'
import { newId } from '#server/lib/new-id.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { refuseSeat } from './refuse-seat.ts'
import { countRooms, insertRoom } from './room-repository.ts'
import { requireRules } from './room-rules.ts'
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

/** From one phone to a phone each: its players become seats to claim, the game stands as it was. */
async function carryGame(
  { game, rulesVersion, state, options, source, names, own }: CarriedGame,
  tokenHash: string,
  context: RoomContext,
): Promise<Room> {
  if (!isGameSlug(game)) return refuseSeat('unknown-game')
  const { rules, readOptions } = await requireRules(game)
  const invalid = () => new AppError('invalid_request', 'carried: the game could not be read')
  if (rulesVersion !== rules.version) throw new AppError('conflict', 'Reload this page first.')
  try {
    const seated = rules.reseat(state as TableState, 'own', { ...context, away: [] })
    rules.view(seated, 'screen')
    rules.due(seated)
    rules.recap(seated)
    const room = seated.players.reduce(
      (before, { id }, player) =>
        addSeat(before, { name: names[player] ?? '', tokenHash: null, playerId: id }, context.now),
      emptyRoom(game),
    )
    const gone = room.seats.reduce(
      (before, _, seat) => (names[seat] ? before : changeSeat(before, seat, { isGone: true })),
      room,
    )
    if (!gone.seats[own] || gone.seats[own].isGone) throw invalid()
    const played = { slug: game, rulesVersion, options: readOptions(options), source }
    const fresh = {
      stopped: false,
      isPaused: false,
      gathersUntilMs: 0,
      waits: {},
      dealtAtMs: context.now,
    }
    const claimed = changeSeat(gone, own, { tokenHash })
    return { ...claimed, host: own, game: { ...played, ...fresh, state: seated } }
  } catch {
    throw invalid()
  }
}
