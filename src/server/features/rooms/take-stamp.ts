import type { RoomCall } from '#contract/room-messages.ts'
import { isSeated } from '#domain/room/room.ts'
import { putStamp, revealOf } from '#domain/room/stamps.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import type { Rooms } from './open-rooms.ts'

type StampCall = Extract<RoomCall, { do: 'stamp' }>

/** One stamp per seat and reveal, over all its phones and processes. Nothing is saved. */
export async function takeStamp(
  rooms: Pick<Rooms, 'open' | 'read' | 'publishStamps'>,
  { id, seat }: { id: string; seat: number },
  { revealedAtMs, stamp }: StampCall,
): Promise<Refusal | null> {
  // Moves of this seat that came before are saved first: its acknowledgement covers them.
  const { room } = await rooms.read(id)
  if (!isSeated(room, seat)) return refuse('empty-seat')
  // It came after the reveal ended, which is no mistake of the sender.
  if (revealOf(room) !== revealedAtMs) return null
  const live = rooms.open(id)
  const sheet = putStamp(live.stamps, revealedAtMs, seat, stamp)
  if (sheet === live.stamps) return null
  live.stamps = sheet
  rooms.publishStamps(live)
  return null
}
