import type { AudienceTap } from '#contract/room-messages.ts'
import { type RoomConnection, sendTo } from './connection.ts'
import { askOfRoom, maySay } from './crowd.ts'
import type { LiveRoom } from './live-room.ts'
import type { Rooms } from './open-rooms.ts'

type Deps = { rooms: Pick<Rooms, 'publishCrowd'>; now: () => number }

/** One a phase for each phone or seat, changeable until it closes. Nothing is saved. */
export function takeTap(
  { rooms, now }: Deps,
  { live, connection }: { live: LiveRoom; connection: RoomConnection },
  { ask, choice }: AudienceTap,
): void {
  const asked = askOfRoom(live)
  const isOpen = asked?.id === ask && !asked.isClosed && asked.offers.includes(choice)
  if (maySay(live, connection) && isOpen) {
    connection.tap = { ask, choice, atMs: now() }
    rooms.publishCrowd(live)
  }
  const { tap } = connection
  sendTo(connection, { type: 'tapped', ask, choice: tap?.ask === ask ? tap.choice : null })
}
