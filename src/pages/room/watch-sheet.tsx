import { useNavigate } from 'react-router'
import { maxRoomSeats } from '#domain/room/limits.ts'
import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWatchedRoom } from './watched-room.ts'

/** The room, for who watches. */
export function WatchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { room } = useWatchedRoom()
  const navigate = useNavigate()
  const { code, seats, isLocked, audience } = room
  const hasSeat = !isLocked && seats.length < maxRoomSeats
  return (
    <div className="cloth-mustard">
      <Sheet
        open={open}
        isCompact
        onClose={onClose}
        title={`Room ${code}`}
        lead={`${seats.length} playing, ${audience} watching.`}
        foot={
          <Button size="medium" icon="icon-fwd" onPress={onClose}>
            Keep watching
          </Button>
        }
      >
        <RowList>
          {hasSeat && (
            <Row
              title="Take a seat"
              note="Next prompt, with your name."
              icon="icon-fwd"
              onPress={() => void navigate(`/r/${code}`)}
            />
          )}
          <Row
            title="Stop watching"
            note="Back to the games"
            icon="icon-x"
            onPress={() => void navigate('/')}
          />
        </RowList>
      </Sheet>
    </div>
  )
}
