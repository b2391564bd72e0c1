import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useSeatedRoom } from './use-room.ts'

type PeopleSheetProps = {
  open: boolean
  onClose: () => void
  call: 'remove' | 'release' | 'hand-over'
}

const words = {
  remove: { title: 'Remove a player', lead: 'They cannot come back with that seat.' },
  release: { title: 'Free a seat', lead: 'Somebody took the wrong name? It can be taken again.' },
  'hand-over': { title: 'Hand over host', lead: 'They pick the games from now on.' },
}

/** Whom: everybody but the host. */
export function PeopleSheet({ open, onClose, call }: PeopleSheetProps) {
  const { session, state, seat: own } = useSeatedRoom()
  const { seats, claims } = state.room
  const isListed = (seat: number) =>
    call !== 'release' || claims.some((claim) => claim.seat === seat)
  const people = seats.filter(({ seat }) => seat !== own && isListed(seat))
  return (
    <Sheet open={open} isCompact onClose={onClose} {...words[call]}>
      <RowList>
        {people.map(({ seat, name, presence }) => (
          <Row
            key={seat}
            title={<bdi>{name}</bdi>}
            note={presence === 'here' ? undefined : presence}
            icon={call === 'hand-over' ? 'icon-swap' : 'icon-minus'}
            onPress={() => {
              session.call({ do: call, seat })
              onClose()
            }}
          />
        ))}
      </RowList>
    </Sheet>
  )
}
