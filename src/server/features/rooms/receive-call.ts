import { markHere } from '#domain/room/presence.ts'
import type { Rooms } from './open-rooms.ts'
import type { Sender } from './take-message.ts'
import { processOf } from './watch-presence.ts'

type Deps = { rooms: Rooms; now: () => number }

/** The calls of a seat are its contact, also where another process sends its events. */
export async function receiveCall(
  { rooms, now }: Deps,
  { id, seat, tab }: Sender & { id: string },
): Promise<void> {
  const live = rooms.open(id)
  live.lastMessageAtMs.set(seat, now())
  const { by, awaySinceMs } = live.stored?.room.contacts[seat] ?? { by: null, awaySinceMs: 0 }
  if (awaySinceMs === null && processOf(by) === rooms.processId) return
  const own = [...live.connections].find((other) => other.seat === seat && other.tab === tab)
  const receivedBy = own?.id ?? `${rooms.processId}/${tab}`
  await rooms.change(id, {
    apply: (room) => ({ room: markHere(room, seat, receivedBy), result: null }),
  })
}
