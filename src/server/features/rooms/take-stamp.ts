import type { RoomCall } from '#contract/room-messages.ts'
import { isSeated } from '#domain/room/room.ts'
import { putStamp, revealOf } from '#domain/room/stamps.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import type { Rooms } from './open-rooms.ts'

type StampCall = Extract<RoomCall, { do: 'stamp' }>

/** One a reveal for each seat, whatever its phones and processes. Nothing is saved. */
export async function takeStamp(
  rooms: Pick<Rooms, 'open' | 'read' | 'tellStamps'>,
  { id, seat }: { id: string; seat: number },
  { revealedAtMs, stamp }: StampCall,
): Promise<Refusal | null> {
  // Moves of this seat that came before are saved first: its acknowledgement covers them.
  const { room } = await rooms.read(id)
  if (!isSeated(room, seat)) return refuse('empty-seat')
  // A late one is no fault of whoever sent it.
  if (revealOf(room) !== revealedAtMs) return null
  const live = rooms.open(id)
  const sheet = putStamp(live.stamps, revealedAtMs, seat, stamp)
  if (sheet === live.stamps) return null
  live.stamps = sheet
  rooms.tellStamps(live)
  return null
}
