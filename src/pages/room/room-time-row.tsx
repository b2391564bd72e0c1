import { TimeRow } from '#games/shell/time-row.tsx'
import { useSeatedRoom } from './use-room.ts'

/** The host's: everybody sees it. */
export function RoomTimeRow() {
  const { session, state } = useSeatedRoom()
  return (
    <TimeRow
      hint="Every clock of the room waits longer, from the next one on."
      chosen={state.room.time ?? 'usual'}
      onChoose={(time) => session.call({ do: 'time', time })}
    />
  )
}
