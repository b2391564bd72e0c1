import type { RoomPreview } from '#contract/rooms.ts'
import { seatsOf } from '#domain/room/room.ts'
import { isRoomFull } from '#domain/room/seats.ts'
import type { StoredRoom } from './room-repository.ts'

/** What a phone without a seat may know. */
export function previewRoom({ code, room }: StoredRoom): RoomPreview {
  const seats = seatsOf(room)
  return {
    code,
    game: room.game?.slug ?? room.pick,
    phase: room.game ? 'playing' : 'lobby',
    seats: seats.length,
    isLocked: room.isLocked,
    isFull: isRoomFull(room),
    unclaimed: seats
      .filter((seat) => room.seats[seat]?.tokenHash === null)
      .map((seat) => ({ seat, name: room.seats[seat]?.name ?? '' })),
  }
}
