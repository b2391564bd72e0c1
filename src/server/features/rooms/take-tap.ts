import type { AudienceTap } from '#contract/room-messages.ts'
import { type RoomConnection, sendTo } from './connection.ts'
import { askOfRoom } from './crowd.ts'
import type { LiveRoom } from './live-room.ts'
import type { Rooms } from './open-rooms.ts'

/** One a phase for each phone, changeable until it closes. Nothing is saved. */
export function takeTap(
  rooms: Pick<Rooms, 'tellCrowd'>,
  { live, connection }: { live: LiveRoom; connection: RoomConnection },
  { ask, choice }: AudienceTap,
): void {
  const asked = askOfRoom(live)
  const isOpen = asked?.id === ask && !asked.isClosed && asked.offers.includes(choice)
  if (connection.as === 'audience' && isOpen) {
    connection.tap = { ask, choice }
    rooms.tellCrowd(live)
  }
  const { tap } = connection
  sendTo(connection, { type: 'tapped', ask, choice: tap?.ask === ask ? tap.choice : null })
}
