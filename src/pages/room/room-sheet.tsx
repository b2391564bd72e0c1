import { useNavigate } from 'react-router'
import type { KeptSeat } from '#browser/room/room-seats.ts'
import { maxSeatsOfPhone } from '#domain/room/limits.ts'
import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { BuzzRow } from './buzz-row.tsx'
import { HostRows } from './host-rows.tsx'
import { useIsLastRound } from './last-round.tsx'
import { mayThrow } from './may-throw.ts'
import type { RoomSheetName } from './room-sheet-name.ts'
import { RoomTimeRow } from './room-time-row.tsx'
import { UndoClaimRow } from './undo-claim-row.tsx'
import { useSeatedRoom } from './use-room.ts'

type RoomSheetProps = {
  open: boolean
  onClose: () => void
  onSheet: (sheet: RoomSheetName) => void
  others: readonly KeptSeat[]
  onPass: (to: KeptSeat) => void
}

/** The room: the host's rows, then everybody's. */
export function RoomSheet({ open, onClose, onSheet, others, onPass }: RoomSheetProps) {
  const { session, state, isHost } = useSeatedRoom()
  const navigate = useNavigate()
  const { code, phase, table, hasMoreTime = false } = state.room
  const isLastRound = useIsLastRound(table, state.offsetMs)

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={`Room ${code}`}
      lead={isHost ? 'You host. Only you see these.' : 'Your seat is kept, whatever happens.'}
      foot={
        <Button size="medium" icon="icon-fwd" onPress={onClose}>
          {phase === 'playing' && !isLastRound ? 'Keep playing' : 'Back to the room'}
        </Button>
      }
    >
      <RowList>
        <UndoClaimRow onClose={onClose} />
        {isHost && <HostRows onClose={onClose} onSheet={onSheet} />}
        {others.map((kept) => (
          <Row
            key={kept.token}
            title={<bdi>{kept.name}</bdi>}
            note="Plays on this phone, too"
            icon="icon-eyeoff"
            onPress={() => onPass(kept)}
          />
        ))}
        {others.length + 1 < maxSeatsOfPhone && (
          <Row
            title="I also play for somebody"
            note="No phone, or no battery"
            icon="icon-plus"
            onPress={() => onSheet('also')}
          />
        )}
        <Row
          title="How I play"
          note="Points, soft drinks, drinks, or sitting out"
          icon="icon-cup"
          onPress={() => onSheet('plays')}
        />
        <Row
          title="My lines"
          note="What you would rather not get. Only you see it"
          icon="icon-hand"
          onPress={() => onSheet('lines')}
        />
        {mayThrow(state.room) && (
          <Row
            title="Coin, dice, bottle"
            note="One throw for the whole room"
            icon="crest-die"
            onPress={() => onSheet('throw')}
          />
        )}
        <SwitchRow
          title="More time for me"
          note="The room’s clocks wait longer. Nobody is told for whom"
          isOn={hasMoreTime}
          onChange={(isOn) => session.call({ do: 'more-time', isOn })}
        />
        <BuzzRow />
        <Row
          title="Put it on a TV"
          note={open ? `Open ${location.host}/tv/${code} there` : ''}
          icon="icon-tv"
          onPress={() => onSheet('tv')}
        />
        <Row title="Invite" icon="icon-qr" onPress={() => onSheet('invite')} />
        <Row title="Move my seat" icon="icon-phone" onPress={() => onSheet('move')} />
        <Row
          title="Leave for now"
          note="Come back by the code"
          icon="icon-door"
          onPress={() => void navigate('/')}
        />
        <Row
          title="Give up my seat"
          note="For good. The score stays."
          icon="icon-x"
          onPress={() => {
            session.call({ do: 'leave' })
            onClose()
          }}
        />
      </RowList>
      {isHost && <RoomTimeRow />}
    </Sheet>
  )
}
