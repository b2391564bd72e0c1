import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useSeatedRoom } from './use-room.ts'

type PeopleSheetProps = { open: boolean; onClose: () => void; call: 'remove' | 'hand-over' }

const words = {
  remove: { title: 'Remove a player', lead: 'They cannot come back with that seat.' },
  'hand-over': { title: 'Hand over host', lead: 'They pick the games from now on.' },
}

/** Whom: everybody but the host. */
export function PeopleSheet({ open, onClose, call }: PeopleSheetProps) {
  const { session, state, seat: own } = useSeatedRoom()
  const people = state.room.seats.filter(({ seat }) => seat !== own)
  return (
    <Sheet open={open} isCompact onClose={onClose} {...words[call]}>
      <RowList>
        {people.map(({ seat, name, presence }) => (
          <Row
            key={seat}
            title={<bdi>{name}</bdi>}
            note={presence === 'here' ? undefined : presence}
            icon={call === 'remove' ? 'icon-minus' : 'icon-swap'}
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
