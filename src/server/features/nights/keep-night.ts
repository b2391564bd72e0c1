import { randomBytes } from 'node:crypto'
import type { NightSeat } from '#contract/nights.ts'
import { summariseNight } from '#domain/room/night.ts'
import { isSeated, type Room, seatsOf } from '#domain/room/room.ts'
import { findSeat } from '#domain/room/seats.ts'
import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transaction.ts'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findNightSeat, upsertNight, upsertNightSeats } from './night-repository.ts'

type Deps = { database: Database; now: () => number }

/** Idempotent: an evening has one row. */
export async function keepNight(
  { database, now }: Deps,
  { id: roomId, room }: { id: string; room: Room },
  tokenHash: string,
): Promise<NightSeat> {
  const seat = findSeat(room, tokenHash)
  if (seat === null || !isSeated(room, seat)) {
    throw new AppError('forbidden', 'This phone has no seat in the room.')
  }
  const night = room.isNight ? summariseNight(room) : null
  if (!night) throw new AppError('conflict', 'The evening is not over yet.')
  const made = { id: randomBytes(16).toString('base64url'), roomId, maker: seat, night }
  const seats = seatsOf(room).flatMap((other) => {
    const hash = room.seats[other]?.tokenHash
    return hash ? [{ seat: other, tokenHash: hash }] : []
  })
  const kept = await transact(database.db, async (transaction) => {
    const id = await upsertNight(transaction, made, now())
    await upsertNightSeats(transaction, id, seats)
    return await findNightSeat(transaction, id, tokenHash)
  })
  if (!kept) throw new AppError('conflict', 'The seat has moved to another phone.')
  if (kept.id === made.id) metrics.nights.inc('kept')
  return kept
}
