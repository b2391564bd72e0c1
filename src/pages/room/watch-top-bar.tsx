import { RoomBar } from './room-bar.tsx'
import { useWatchedRoom } from './watched-room.ts'

/** Out, how many watch, and the room. */
export function WatchTopBar() {
  const { room, openSheet } = useWatchedRoom()
  return (
    <RoomBar
      title="Audience"
      note={`${room.audience} watching`}
      code={room.code}
      onCode={openSheet}
    />
  )
}
