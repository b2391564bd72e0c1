import type { RoomView } from '#contract/room-view.ts'
import { maxRoomSeats } from '#domain/room/limits.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { Button } from '#ui/button.tsx'
import styles from './watch.module.css'

/** In the dock of who watches: a seat where one is free, else why there is none. */
export function TakeSeat({ room }: { room: RoomView }) {
  const free = maxRoomSeats - room.seats.length
  if (room.isLocked || free <= 0) {
    return (
      <DockStatus title="You’re watching">
        {room.isLocked
          ? 'The room is locked. Ask the host for a seat.'
          : 'All twenty seats are taken.'}
      </DockStatus>
    )
  }
  return (
    <Button
      settles
      variant="quiet"
      size="large"
      icon="icon-fwd"
      className={styles.take ?? ''}
      to={`/r/${room.code}`}
      note={`${free === 1 ? 'One is' : `${free} are`} free. Next prompt, with your name.`}
    >
      Take a seat
    </Button>
  )
}
