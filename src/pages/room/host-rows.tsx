import { EyeSwitch } from '#ui/eye.tsx'
import { Row } from '#ui/row.tsx'
import type { RoomSheetName } from './room-sheet-name.ts'
import { useSeatedRoom } from './use-room.ts'

type HostRowsProps = { onClose: () => void; onSheet: (sheet: RoomSheetName) => void }

/** What only the host may do. */
export function HostRows({ onClose, onSheet }: HostRowsProps) {
  const { session, state } = useSeatedRoom()
  const { table, seats, knocks, isLocked } = state.room
  const nameOf = (seat: number) => seats.find((other) => other.seat === seat)?.name ?? ''
  const playing = seats.filter(({ player }) => player !== null).length
  const skippable = seats.filter(
    ({ player }) => player !== null && table?.skippable.includes(player),
  )

  return (
    <>
      {knocks.flatMap((seat) => [
        <Row
          key={`in-${seat}`}
          title={`Let ${nameOf(seat)} in`}
          note="A new phone asks for this seat"
          icon="icon-phone"
          onPress={() => session.call({ do: 'let-in', seat, isWelcome: true })}
        />,
        <Row
          key={`out-${seat}`}
          title={`Not ${nameOf(seat)}`}
          note="Keep the seat where it is"
          icon="icon-ban"
          onPress={() => session.call({ do: 'let-in', seat, isWelcome: false })}
        />,
      ])}
      {skippable.map(({ seat, name }) => (
        <Row
          key={seat}
          title={`Skip ${name}`}
          note={`${playing - (table?.waitsFor.length ?? 0)} of ${playing} are done`}
          icon="icon-skip"
          onPress={() => {
            session.call({ do: 'skip', seat })
            onClose()
          }}
        />
      ))}
      <Row
        title="Lock the room"
        note={isLocked ? 'On. Nobody new gets in.' : 'Off. New phones can join.'}
        isOn={isLocked}
        end={<EyeSwitch on={isLocked} />}
        onPress={() => session.call({ do: 'lock', isLocked: !isLocked })}
      />
      <Row title="Change game" icon="icon-door" onPress={() => onSheet('games')} />
      {table && !table.recap && (
        <Row
          title="End this game"
          note="See who did what"
          icon="icon-eyeon"
          onPress={() => {
            session.call({ do: 'end' })
            onClose()
          }}
        />
      )}
      <Row title="Hand over host" icon="icon-swap" onPress={() => onSheet('hand-over')} />
      <Row title="Remove a player" icon="icon-minus" onPress={() => onSheet('remove')} />
    </>
  )
}
