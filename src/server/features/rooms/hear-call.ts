import { markHere } from '#domain/room/presence.ts'
import type { Rooms } from './open-rooms.ts'
import type { Sender } from './take-message.ts'
import { processOf } from './watch-presence.ts'

type Deps = { rooms: Rooms; now: () => number }

/** A seat whose events come down elsewhere is heard by its calls, in whichever process they reach. */
export async function hearCall(
  { rooms, now }: Deps,
  { id, seat, tab }: Sender & { id: string },
): Promise<void> {
  const live = rooms.open(id)
  live.heard.set(seat, now())
  const { by, awaySinceMs } = live.stored?.room.contacts[seat] ?? { by: null, awaySinceMs: 0 }
  if (awaySinceMs === null && processOf(by) === rooms.processId) return
  const own = [...live.connections].find((other) => other.seat === seat && other.tab === tab)
  const hearer = own?.id ?? `${rooms.processId}/${tab}`
  await rooms.change(id, {
    apply: (room) => ({ room: markHere(room, seat, hearer), result: null }),
  })
}
