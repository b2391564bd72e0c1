import { DockStatus } from '#games/parts/dock-status.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { NightView } from './night-view.tsx'
import { RoomTopBar } from './room-top-bar.tsx'
import { useIsBefore } from './use-is-before.ts'
import { useSeatedRoom } from './use-room.ts'

/** The evening is over, unless the host plays on. */
export function PhoneNight() {
  const { session, isHost, state } = useSeatedRoom()
  const { room } = state
  const { code, host, game } = room
  const isOpen = useIsBefore(room.expiresAtMs, state.offsetMs)
  const hostName = room.seats.find(({ seat }) => seat === host)?.name
  return (
    <NightView
      room={room}
      top={<RoomTopBar />}
      dock={
        !isOpen ? (
          <DockStatus title="The bar has closed">Come back tomorrow.</DockStatus>
        ) : isHost && game ? (
          <NextButton
            note="same room, points go on"
            onPress={() => session.call({ do: 'change-game', game })}
          >
            Play on
          </NextButton>
        ) : (
          <DockStatus
            title={`Room ${code} stays open`}
          >{`${hostName ?? 'The host'} can play on.`}</DockStatus>
        )
      }
    />
  )
}
